/**
 * The encounter cards. Published: 28. Inferred: how many of each; Bats and Unnatural Fog follow from their tokens.
 * `ambushes`: whether it may come over a hunter who ends a move there. `health` of a vampire that is fought.
 */
export const ENCOUNTERS = [
  {
    id: 'aristocratic-vampire',
    name: 'Aristocratic Vampire',
    count: 2,
    vampire: true,
    ambushes: false,
    effect:
      'Cannot ambush. The searching hunter, if not delayed, may become delayed to discard this card; otherwise the card returns faceup to its hideout/lair.',
    matured:
      'Reveal this location; influence +4, and 3 more if there is a rumor on this hideout; then clear this hideout and also the hideouts on trail spaces 4, 5 and 6.',
  },
  {
    id: 'bats',
    name: 'Bats',
    count: 2,
    vampire: false,
    ambushes: true,
    effect:
      "Put a Bats token under this hunter. Instead of that hunter's next action: discard the token, Dracula moves the hunter to an adjacent location, and the hunter becomes delayed.",
  },
  {
    id: 'desecrated-soil',
    name: 'Desecrated Soil',
    count: 2,
    vampire: false,
    ambushes: true,
    effect:
      'Dracula draws 3 encounter cards, then discards down from hand (up to 3 cards) to the hand limit. After a search the card returns faceup to its space, unless the hunter reveals a Heavenly Host; after an ambush it is discarded (as an option it is treated alike).',
    matured: 'Heal 3 damage.',
  },
  {
    id: 'hoax',
    name: 'Hoax',
    count: 2,
    vampire: false,
    ambushes: false,
    effect: 'Cannot ambush. The searching hunter becomes delayed.',
    matured:
      'Take all Dracula event cards of the discard pile, secretly keep one in hand, shuffle the others into the event deck.',
  },
  {
    id: 'new-vampire',
    name: 'New Vampire',
    count: 4,
    vampire: true,
    health: 6,
    ambushes: true,
    effect:
      'The hunter fights this vampire. Other hunters in the city who are not delayed may become delayed to join. After a search the card returns faceup to its space, unless the vampire is killed; after an ambush it is discarded (as an option it is treated alike). Damage on it stays.',
    matured:
      'Reveal this location; influence +3, and 3 more if there is a rumor on this hideout; then clear this hideout and also the hideouts on trail spaces 4, 5 and 6.',
  },
  {
    id: 'rats',
    name: 'Rats',
    count: 2,
    vampire: false,
    ambushes: true,
    effect:
      'The hunter suffers 2 damage. After a search the card returns faceup to its space, unless the hunter reveals a Pistol or a Rifle; after an ambush it is discarded (as an option it is treated alike).',
  },
  {
    id: 'reckless-vampire',
    name: 'Reckless Vampire',
    count: 2,
    vampire: true,
    health: 4,
    ambushes: true,
    effect:
      'The hunter fights this vampire. Each time Fangs is played for it, cancelled or not, influence +1. After a search the card returns faceup to its space, unless the vampire is killed; after an ambush it is discarded (as an option it is treated alike). Damage on it stays.',
    matured:
      'Reveal this location; influence +4, and 3 more if there is a rumor on this hideout; then clear this hideout and also the hideouts on trail spaces 4, 5 and 6.',
  },
  {
    id: 'saboteur',
    name: 'Saboteur',
    count: 2,
    vampire: false,
    ambushes: true,
    effect:
      'The hunter becomes delayed. After a search the card returns faceup to its space, unless the hunter reveals a Pistol or a Rifle; after an ambush it is discarded (as an option it is treated alike).',
    matured: 'Place a Roadblock token on any road or railway.',
  },
  {
    id: 'spy',
    name: 'Spy',
    count: 2,
    vampire: false,
    ambushes: true,
    effect:
      'The hunter shows everyone all items and events, then discards all tickets. After a search the card returns faceup to its space, unless the hunter discards a weapon; after an ambush it is discarded (as an option it is treated alike).',
    matured: 'Choose any hunter and resolve the Spy effect on that hunter.',
  },
  {
    id: 'szgany-bodyguards',
    name: 'Szgany Bodyguards',
    count: 2,
    vampire: false,
    ambushes: true,
    effect:
      'The hunter suffers 2 damage. Unless the hunter reveals a weapon: 2 more damage and the hunter becomes delayed.',
    matured:
      'Keep this card faceup before Dracula. At dawn or dusk before a combat with Dracula he may choose a hunter in his location and resolve this effect on that hunter; then discard it.',
  },
  {
    id: 'szgany-mob',
    name: 'Szgany Mob',
    count: 2,
    vampire: false,
    ambushes: true,
    effect:
      'Each hunter in the city may discard any number of items, then suffers 1 damage per item still held.',
    matured: 'Reveal this location, then resolve the effect in every city of its region.',
  },
  {
    id: 'unnatural-fog',
    name: 'Unnatural Fog',
    count: 2,
    vampire: false,
    ambushes: true,
    effect:
      'Put a Fog token on this city, and a second one if it is a port. Hunters cannot move into or out of a fogged city nor search there. By day: every hunter in this city also becomes delayed.',
    matured: 'Reveal this location, choose any city of its region and put two Fog tokens there.',
  },
  {
    id: 'wolves',
    name: 'Wolves',
    count: 2,
    vampire: false,
    ambushes: true,
    effect: 'Every hunter in the city suffers 4 damage, reduced by 2 for each weapon that hunter reveals.',
    matured:
      'Reveal this location, choose this city or one up to two roads away and resolve the effect there.',
  },
] as const;

export type EncounterCard = (typeof ENCOUNTERS)[number];
export type EncounterId = EncounterCard['id'];
/** Vampires that are fought. */
export type VampireId = Extract<EncounterCard, { health: number }>['id'];
