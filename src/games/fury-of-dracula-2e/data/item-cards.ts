/** The item cards. `fights` names the opponents against whom a card may be played in a combat. */
export const ITEM_CARDS = [
  {
    id: 'crucifix',
    name: 'Crucifix',
    count: 3,
    fights: ['dracula', 'vampire'],
    effect:
      'Combat card. Outside combat it can be shown, and is not spent, against New Vampire (rolls 1-3), Lightning and Quincey P. Morris.',
  },
  {
    id: 'dogs',
    name: 'Dogs',
    count: 2,
    fights: [],
    timing: 'own turn, or when an encounter that they stop has been revealed',
    effect:
      'May be laid face up in front of the hunter. While shown it protects the hunter and his group from Rats, Saboteur, Spy and Thief (as an option not from a Spy). Not spent.',
  },
  {
    id: 'fast-horse',
    name: 'Fast Horse',
    count: 3,
    fights: [],
    timing: 'movement step, road move',
    effect:
      'Discard when moving by road: the hunter or group may go up to two roads this turn (intermediate city is not searched). If the hunters keep their cards from each other, only the leader of the group may do so.',
  },
  {
    id: 'garlic',
    name: 'Garlic',
    count: 4,
    fights: [],
    timing: 'start of combat, by a hunter who takes part',
    effect:
      'Discard at the start of a combat against Dracula or a vampire: the enemy may play no Escape card in the first three rounds.',
  },
  {
    id: 'heavenly-host',
    name: 'Heavenly Host',
    count: 2,
    fights: ['dracula', 'vampire'],
    effect:
      "Combat card. Own turn, outside combat: discard to place a Heavenly Host token in the hunter's city, if none lies there (at most three lie on the board); Dracula may not enter that city, nor stay in it by a power, while it lies there. Can also be shown like a Crucifix.",
  },
  {
    id: 'holy-water',
    name: 'Holy Water',
    count: 3,
    fights: ['dracula', 'vampire'],
    effect:
      "Combat card. Own turn, outside combat: discard to treat a bitten hunter in the same place: roll a die; 1: he loses 2 health; 2-4: nothing; 5-6: remove one bite (never Mina's permanent one).",
  },
  {
    id: 'knife',
    name: 'Knife',
    count: 5,
    fights: ['dracula', 'vampire', 'agent'],
    effect: 'Combat card. May be discarded to stop an escaping New Vampire (rolls 4-6).',
  },
  {
    id: 'local-rumors',
    name: 'Local Rumors',
    count: 2,
    fights: [],
    timing: 'own turn, outside combat: before moving, or before resting, taking supplies or trading',
    effect:
      'Discard: turn one encounter token in the trail or catacombs face up (location stays hidden, no resolution).',
  },
  {
    id: 'pistol',
    name: 'Pistol',
    count: 5,
    fights: ['dracula', 'vampire', 'agent'],
    effect: 'Combat card, +1 to the roll in the round it is used. Can be shown against Wolves.',
  },
  {
    id: 'rifle',
    name: 'Rifle',
    count: 4,
    fights: ['dracula', 'vampire', 'agent'],
    effect: 'Combat card. Can be shown against Wolves.',
  },
  {
    id: 'sacred-bullets',
    name: 'Sacred Bullets',
    count: 3,
    fights: ['dracula', 'vampire', 'agent'],
    effect:
      'Combat card, destroyed by use, but kept where an agent wins the round (as an option lost then, too). As an option it needs a Pistol or Rifle besides.',
  },
  {
    id: 'stake',
    name: 'Stake',
    count: 4,
    fights: ['dracula', 'vampire', 'agent'],
    effect: 'Combat card. May be discarded to stop an escaping New Vampire.',
  },
] as const;

export type ItemCard = (typeof ITEM_CARDS)[number];
export type ItemId = ItemCard['id'];
