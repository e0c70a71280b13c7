/**
 * The item cards. Published: 38; texts by two card lists. Inferred: how many of each, as in the second edition.
 * `banner`: the icons of Dracula's combat cards that it cancels. `fights`: whether it is a combat card.
 */
export const ITEM_CARDS = [
  {
    id: 'crucifix',
    name: 'Crucifix',
    count: 3,
    weapon: false,
    banner: ['fangs', 'mesmerize', 'escape-as-mist'],
    fights: true,
    timing: [],
    effect: 'If it cancelled Fangs or Mesmerize, the vampire suffers 3 damage.',
    counted: 'inferred',
  },
  {
    id: 'dogs',
    name: 'Dogs',
    count: 2,
    weapon: false,
    banner: [],
    fights: false,
    timing: ['beforeSearch', 'onAmbush'],
    effect:
      'Reveal before a search: any Saboteur, Spy, Rats or Wolves found in that search is discarded without effect. Or: when ambushed by one of those four, discard Dogs to cancel and discard that encounter.',
    counted: 'inferred',
  },
  {
    id: 'fast-horses',
    name: 'Fast Horses',
    count: 3,
    weapon: false,
    banner: [],
    fights: false,
    timing: ['dayAction'],
    effect:
      'Day action: draw a random ticket from the pool and return it; move along roads up to its yellow number, then take Fast Horses back to hand. If the ticket has no yellow number, move one road and discard Fast Horses.',
    counted: 'inferred',
  },
  {
    id: 'garlic',
    name: 'Garlic',
    count: 4,
    weapon: false,
    banner: ['fangs', 'strength'],
    fights: true,
    timing: [],
    effect:
      'If the user is the engaged hunter and Dracula played Fangs or Claws in this round, the vampire suffers 2 damage.',
    counted: 'inferred',
  },
  {
    id: 'garlic-wreath',
    name: 'Garlic Wreath',
    count: 1,
    weapon: false,
    banner: [],
    fights: false,
    timing: ['combatStart'],
    effect:
      'Discard before round-one combat cards are chosen; it works until the combat ends. Each time the user suffers damage from Fangs the vampire suffers 4 damage. If Claws is resolved successfully against the user, the Wreath works no more.',
    counted: 'inferred',
  },
  {
    id: 'heavenly-host',
    name: 'Heavenly Host',
    count: 3,
    weapon: false,
    banner: ['mesmerize'],
    fights: true,
    timing: [],
    effect:
      'If the user is the engaged hunter and Dracula played Fangs, the user is bitten and leaves the combat; otherwise the vampire suffers 4 damage. In both cases discard this card.',
    counted: 'inferred',
  },
  {
    id: 'holy-bullets',
    name: 'Holy Bullets',
    count: 3,
    weapon: false,
    banner: [],
    fights: false,
    timing: ['afterWeaponResolves'],
    effect:
      'After the user resolves a Rifle or a Pistol, discard this card: the vampire suffers 3 extra damage. At most one Holy Bullets per combat.',
    counted: 'inferred',
  },
  {
    id: 'holy-circle',
    name: 'Holy Circle',
    count: 1,
    weapon: false,
    banner: ['fangs', 'strength', 'claws', 'mesmerize', 'plotting', 'escape-as-bat', 'escape-as-mist'],
    fights: true,
    timing: [],
    effect:
      'Choose one or more hunters in this combat (user included): they leave it. Then discard this card.',
    counted: 'inferred',
  },
  {
    id: 'knife',
    name: 'Knife',
    count: 5,
    weapon: true,
    banner: ['fangs', 'escape-as-bat'],
    fights: true,
    timing: [],
    effect: 'The vampire suffers 3 damage.',
    counted: 'inferred',
  },
  {
    id: 'pistol',
    name: 'Pistol',
    count: 5,
    weapon: true,
    banner: ['claws', 'plotting'],
    fights: true,
    timing: [],
    effect: 'The vampire suffers 2 damage.',
    counted: 'inferred',
  },
  {
    id: 'rifle',
    name: 'Rifle',
    count: 4,
    weapon: true,
    banner: ['claws', 'escape-as-bat'],
    fights: true,
    timing: [],
    effect: 'The vampire suffers 2 damage.',
    counted: 'inferred',
  },
  {
    id: 'stake',
    name: 'Stake',
    count: 4,
    weapon: false,
    banner: [],
    fights: false,
    timing: ['beforeSearch'],
    effect:
      'Reveal before a search: if a vampire or a Hoax is found in that search, the user may discard the Stake to discard that encounter (no fight).',
    counted: 'inferred',
  },
] as const;

export type ItemCard = (typeof ITEM_CARDS)[number];
export type ItemId = ItemCard['id'];
export type ItemTiming = ItemCard['timing'][number];
/** Items that are combat cards. */
export type ArmId = Extract<ItemCard, { fights: true }>['id'];
