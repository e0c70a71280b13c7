const MINION =
  'Combat against the minion. If it is not killed (an escape, or three rounds after which the combat goes on) the token stays on the location, face up (as an option it goes back to the pool). If it came by an Ambush that matured, it goes back to the pool in any case.';

/** The encounter tokens. `opponent`: they are fought. `matures`: what may happen when the card below is taken back. */
export const ENCOUNTERS = [
  {
    id: 'ambush',
    name: 'Ambush',
    count: 3,
    effect: 'Dracula draws one extra encounter, then discards down to his hand size. The hunters go on.',
    matures:
      "Dracula chooses an encounter from his hand and a hunter who is on land but not in the hospital: it is resolved at once on all hunters in that place, and ends nobody's turn. (As an option the trail is cleared to 3 cards first.) If there is no such encounter or hunter, nothing happens.",
  },
  {
    id: 'assassin',
    name: 'Assassin',
    count: 1,
    opponent: 'assassin',
    effect:
      'Combat against the assassin. If he is not killed, it is as with a minion: the token stays on the location, face up (as an option it goes back to the pool).',
  },
  {
    id: 'bats',
    name: 'Bats',
    count: 3,
    effect:
      'The turn of the hunter/group ends; he keeps the token. On his next turn Dracula makes his movement for him, along one road (as an option none, one or two; where no road is open he stays); then the token goes back to the pool and he acts there.',
  },
  {
    id: 'desecrated-soil',
    name: 'Desecrated Soil',
    count: 3,
    effect:
      'One of the hunters draws one event: a hunter card is discarded, a Dracula card goes to Dracula (one that is used at once, or an ally, takes effect; any other he keeps).',
    matures:
      'Draw event cards, discarding hunter cards, until Dracula has received two (as an option just two cards are drawn, whosever they are); then the trail is cleared to 3 cards.',
  },
  {
    id: 'fog',
    name: 'Fog',
    count: 4,
    effect:
      'The turn ends; the hunter/group keeps the token. On the next turn they may only stay where they are; as they do, the token goes back to the pool, and they search and act as usual.',
  },
  {
    id: 'hoax',
    name: 'Hoax',
    count: 2,
    effect: 'In Western Europe each hunter discards all events; in Eastern Europe each discards one event.',
  },
  {
    id: 'lightning',
    name: 'Lightning',
    count: 2,
    effect:
      'Unless a hunter of the group shows a Crucifix or Heavenly Host: each loses 2 health and discards one item.',
  },
  {
    id: 'minion-knife',
    name: 'Minion with Knife',
    count: 3,
    opponent: 'minion-knife',
    effect: MINION,
  },
  {
    id: 'minion-knife-pistol',
    name: 'Minion with Knife and Pistol',
    count: 2,
    opponent: 'minion-knife-pistol',
    effect: MINION,
  },
  {
    id: 'minion-knife-rifle',
    name: 'Minion with Knife and Rifle',
    count: 2,
    opponent: 'minion-knife-rifle',
    effect: MINION,
  },
  {
    id: 'new-vampire',
    name: 'New Vampire',
    count: 6,
    effect:
      "Day: the vampire is found asleep and destroyed. Night: Dracula may play Seduction; otherwise roll a die: 1-3 every hunter of the group is bitten unless one shows Crucifix or Heavenly Host (token then discarded either way); 4-6 the vampire escapes unless one hunter discards a Knife or Stake (token then discarded). An escaped vampire's token stays on the location, face up, and the turn ends.",
    matures: 'Vampire track +2; the trail is cleared to 1 card (the current location).',
  },
  {
    id: 'peasants',
    name: 'Peasants',
    count: 2,
    effect:
      'In Western Europe each hunter discards one item and draws one; in Eastern Europe each discards all items and draws the same number. (As an option East and West are exchanged.)',
  },
  { id: 'plague', name: 'Plague', count: 1, effect: 'Each hunter of the group loses 2 health.' },
  {
    id: 'rats',
    name: 'Rats',
    count: 2,
    effect:
      'If Dogs are shown: nothing. Otherwise each hunter rolls four dice and loses 1 health per 4, 5 or 6.',
  },
  {
    id: 'saboteur',
    name: 'Saboteur',
    count: 2,
    effect: 'If Dogs are shown: nothing. Otherwise each hunter discards one item or event and the turn ends.',
  },
  {
    id: 'spy',
    name: 'Spy',
    count: 2,
    effect:
      'If Dogs are shown: nothing (as an option they do not help). Otherwise each hunter shows Dracula all items and events and declares his next move, which he must make if it is legal then.',
  },
  {
    id: 'thief',
    name: 'Thief',
    count: 2,
    effect:
      'If Dogs are shown: nothing. Otherwise Dracula chooses, for each hunter, items or events, of the kinds that this hunter holds, and a random card of that kind is discarded.',
  },
  {
    id: 'wolves',
    name: 'Wolves',
    count: 3,
    effect:
      'The group may show one Pistol and/or one Rifle; each hunter loses 1 health for each of the two types that is not shown.',
  },
] as const;

export type EncounterCard = (typeof ENCOUNTERS)[number];
export type EncounterId = EncounterCard['id'];
