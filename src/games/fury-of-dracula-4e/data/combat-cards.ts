import type { ArmId } from './item-cards.js';

/** Every hunter has one of each. `banner`: the icons of Dracula's cards that it cancels. */
export const HUNTER_COMBAT_CARDS = [
  { id: 'punch', name: 'Punch', banner: ['mesmerize', 'plotting'], effect: 'The vampire suffers 1 damage.' },
  {
    id: 'dodge',
    name: 'Dodge',
    banner: ['fangs', 'strength', 'claws'],
    effect: 'No effect besides cancelling.',
  },
  { id: 'escape', name: 'Escape', banner: ['strength', 'plotting'], effect: 'The user leaves the combat.' },
] as const;

/**
 * Dracula's combat cards; the icon of each is its own name. Published: thirteen. Inferred: how many of each, two, and
 * one Escape as Bat.
 */
export const DRACULA_COMBAT_CARDS = [
  {
    id: 'claws',
    name: 'Claws',
    count: 2,
    effect:
      'The engaged hunter suffers 2 damage. At night: then choose any one hunter in this combat, who suffers 2 damage.',
  },
  {
    id: 'fangs',
    name: 'Fangs',
    count: 2,
    effect:
      "Heal 2 damage from the vampire (Dracula), then the engaged hunter suffers 2 damage. At night, if the engaged hunter is mesmerized: instead of that damage the hunter is bitten and leaves the combat, and influence rises by 1 even if Lucy's Revenge or Great Strength prevents the bite.",
  },
  {
    id: 'mesmerize',
    name: 'Mesmerize',
    count: 2,
    effect:
      "Cancel the engaged hunter's card of this round. That hunter is mesmerized for the rest of the combat: weapon cards of that hunter deal 1 less damage. The card stays faceup before that hunter until the combat ends.",
  },
  {
    id: 'plotting',
    name: 'Plotting',
    count: 2,
    effect:
      'Search the combat deck for any one card, take it to hand, shuffle the deck. The card stays faceup; later in this combat Dracula may flip it down to cancel a Punch, Dodge or Escape of the engaged hunter.',
  },
  {
    id: 'strength',
    name: 'Strength',
    count: 2,
    effect:
      "The engaged hunter suffers 2 damage. If that hunter's card is Punch, Crucifix or a weapon, cancel it. At night, if it was a Crucifix or a weapon, it is also discarded.",
  },
  {
    id: 'escape-as-bat',
    name: 'Escape as Bat',
    count: 1,
    effect:
      'Only if the number of the round is greater than the number of despair tokens laid (his Pride): the combat ends. At night and if Dracula himself (not a vampire encounter) was fighting: he may clear his current hideouts in that city and secretly move to any city up to 2 roads away that is open to him, holds no hunter and is neither on the trail nor a lair; put that location card facedown, with this combat card faceup upon it, on trail space 1 (no slide, no encounter).',
  },
  {
    id: 'escape-as-mist',
    name: 'Escape as Mist',
    count: 2,
    effect:
      'Only if the number of the round is greater than the number of despair tokens laid (his Pride): the combat ends (no movement).',
  },
] as const;

/** The three cards that every hunter has. */
export type BasicId = (typeof HUNTER_COMBAT_CARDS)[number]['id'];
/** What a hunter may play in a round: one of the three, or an item with a banner. */
export type HunterCombatId = BasicId | ArmId;
export type DraculaCombatId = (typeof DRACULA_COMBAT_CARDS)[number]['id'];
