import type { Leak } from './leaks.js';

const RULES = 'src/games/fury-of-dracula-4e';

/** Faults of rules with hideouts, hidden hands and choices at the same time; found by games that the rules alone play. */
export const FURY_4E_LEAKS: readonly Leak[] = [
  {
    kind: 'window: opens only for a card that is held',
    file: `${RULES}/windows.ts`,
    find: 'return eventsOf(state, seat).length > 0 && cards.some((card) => mayBeHeld(state, card));',
    replace:
      'return eventsOf(state, seat).some((card) => cards.includes(card)) && cards.some((card) => mayBeHeld(state, card));',
  },
  {
    kind: 'question: an event that was drawn is asked about only if there is a choice',
    file: `${RULES}/phases/hunters/drawing.ts`,
    find: 'EITHER.some((card) => isOf(seat)(card) && mayBeHeld(state, card)) ? [seat] : [],',
    replace: 'EITHER.some((card) => state.drawn?.card === card) ? [seat] : [],',
  },
  {
    kind: 'question: an ambush is asked about only if a vampire lies there',
    file: `${RULES}/phases/encounters/ambushing.ts`,
    find: 'return isThere && toMeet(state, step).length > 0 ?',
    replace: "return isThere && toMeet(state, step).some((one) => one.endsWith('vampire')) ?",
    games: 200,
  },
  {
    kind: 'option: roads of hunters, but not to where he is',
    file: `${RULES}/phases/hunters/routes.ts`,
    find: 'return outOf(state, from, reached).map(',
    replace: 'return outOf(state, from, reached).filter((to) => to !== state.dracula.at).map(',
  },
  {
    kind: 'back: Hide is told from a city',
    file: `${RULES}/reading.ts`,
    find: "(isLocation(card) && isSea(card) ? 'sea' : 'land')",
    replace: "(card === 'hide' || (isLocation(card) && isSea(card)) ? 'sea' : 'land')",
  },
  {
    kind: 'view: the place of a hideout whose location card lies face down',
    file: `${RULES}/view/trail.ts`,
    find: '...known(told || isShown(hideout), present({ at })),',
    replace: '...known(told || cards.some(({ faceUp }) => faceUp), present({ at })),',
  },
  {
    kind: 'count: kinds of encounters in his hand',
    file: `${RULES}/view/trail.ts`,
    find: '    encounterCount: encounters.hand.length,',
    replace: '    encounterCount: new Set(encounters.hand).size,',
  },
  {
    kind: 'count: what is left in the deck of items, by kinds',
    file: `${RULES}/view/cards.ts`,
    find: 'items: { deck: sizeOf(items.deck),',
    replace: 'items: { deck: Object.values(items.deck).filter((count) => count > 0).length,',
  },
  {
    kind: 'combat: who is ready, by what was chosen',
    file: `${RULES}/view/combat.ts`,
    find: 'combat.draculaChose === undefined ?',
    replace: "combat.draculaChose === undefined || combat.draculaChose.card === 'fangs' ?",
    games: 200,
  },
  {
    kind: 'combat: whom he engages, before the cards are shown',
    file: `${RULES}/view/combat.ts`,
    find: '      shown: playsOf(combat.shown),',
    replace:
      '      shown: playsOf(combat.shown),\n      ...(combat.draculaChose ? { spot: combat.draculaChose.engaged } : {}),',
    games: 200,
  },
  {
    kind: 'combat: the card that another hunter chose',
    file: `${RULES}/view/combat.ts`,
    find: 'const card = isHunter(viewer) ? chosen[viewer] : undefined;',
    replace: 'const card = isHunter(viewer) ? (chosen[viewer] ?? Object.values(chosen)[0]) : undefined;',
    games: 200,
  },
  {
    kind: 'draws: the number of a combat card of Dracula',
    file: `${RULES}/chance.ts`,
    find: "  'combat card': ['dracula'],",
    replace: "  'combat card': 'everyone',",
  },
  {
    kind: 'draws: the number of an item, by which one knows what others hold',
    file: `${RULES}/chance.ts`,
    find: "isHunter(seat) && !options.huntersShareHands ? 'nobody' : confidants(seat, options);",
    replace: 'confidants(seat, options);',
  },
  {
    kind: 'event: which encounter he placed',
    file: `${RULES}/events/trail.ts`,
    find: '  EncounterChosen: toDracula,',
    replace: '  EncounterChosen: everyone,',
  },
];
