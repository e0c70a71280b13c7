import type { Leak } from './leaks.js';

/** Faults of rules with hidden movement and hidden hands; found by games that the rules alone play. */
export const FURY_2E_LEAKS: readonly Leak[] = [
  {
    kind: 'question: a card pushed off is asked about only if it fits',
    file: 'src/games/fury-of-dracula-2e/phases/pushed-off.ts',
    find: 'state.leaving.slice(0, 1).some((card) => looksFit(state, card))',
    replace: 'state.leaving.slice(0, 1).some((card) => isFit(state, card))',
    games: 100,
  },
  {
    kind: 'window: opens only for a card that is held',
    file: 'src/games/fury-of-dracula-2e/windows.ts',
    find: 'return eventsOf(state, seat).length > 0 && cards.some((card) => mayBeHeld(state, card));',
    replace:
      'return eventsOf(state, seat).some((card) => cards.includes(card)) && cards.some((card) => mayBeHeld(state, card));',
  },
  {
    kind: 'back: Hide is told as Hide',
    file: 'src/games/fury-of-dracula-2e/reading.ts',
    find: "if (card === 'dark-call' || card === 'feed') return 'power';",
    replace: "if (card === 'dark-call' || card === 'feed' || card === 'hide') return 'power';",
  },
  {
    kind: 'draws: what Dracula draws is opened for everyone',
    file: 'src/games/fury-of-dracula-2e/chance.ts',
    find: "  encounter: ['dracula'],",
    replace: "  encounter: 'everyone',",
  },
  {
    kind: 'count: kinds of encounters in his hand',
    file: 'src/games/fury-of-dracula-2e/view.ts',
    find: '    encounterCount: encounters.hand.length,',
    replace: '    encounterCount: new Set(encounters.hand).size,',
  },
  {
    kind: 'question: an encounter is asked about only if it matures',
    file: 'src/games/fury-of-dracula-2e/phases/pushed-off.ts',
    find: "asks: ({ ripe }) => (ripe.length > 0 ? ['dracula'] : []),",
    replace: "asks: ({ ripe }) => (ripe[0] && MATURING.has(ripe[0].encounter) ? ['dracula'] : []),",
  },
  {
    kind: 'count: what is left in the pool, by kinds',
    file: 'src/games/fury-of-dracula-2e/view.ts',
    find: '    encounterPool: sizeOf(state.encounters.pool),',
    replace: '    encounterPool: Object.values(state.encounters.pool).filter((count) => count > 0).length,',
  },
  {
    kind: 'option: a card of hunters that his hand forbids',
    file: 'src/games/fury-of-dracula-2e/cards/play.ts',
    find: '(EVENT_RULES[card].mayPlay?.(state, seat, occasion) ?? true)',
    replace:
      "(EVENT_RULES[card].mayPlay?.(state, seat, occasion) ?? (state.draculaEvents[0] ?? '') < 'evasion')",
  },
  {
    kind: 'option: roads of hunters, but not to where he is',
    file: 'src/games/fury-of-dracula-2e/phases/hunter-routes.ts',
    find: "    { type: 'stay' },\n    ...openRoads(state)(from)",
    replace:
      "    ...(state.trail[0]?.at === from ? [] : [{ type: 'stay' } as const]),\n    ...openRoads(state)(from).filter((to) => state.trail[0]?.at !== to)",
  },
  {
    kind: 'combat: who is ready, by what was chosen',
    file: 'src/games/fury-of-dracula-2e/view.ts',
    find: '      ready: SEATS.filter((seat) => chosen[seat] !== undefined),',
    replace: "      ready: SEATS.filter((seat) => chosen[seat] !== undefined && chosen[seat] !== 'dodge'),",
  },
  {
    kind: 'view: what a bitten hunter keeps open',
    file: 'src/games/fury-of-dracula-2e/view.ts',
    find: "const open = told || viewer === 'dracula' ? present({ openItem, openEvent }) : {};",
    replace: 'const open = present({ openItem, openEvent });',
  },
];

/** Faults of the server around these rules; found by two servers that play the same game. */
export const SERVED_FURY_2E_LEAKS: readonly Leak[] = [
  {
    kind: 'picture: kept for all who look at a version',
    file: 'src/http/pictures/pictures.controller.ts',
    ruleset: 'fury-of-dracula-2e',
    find: 'shown: this.shown(seen) }',
    replace: 'shown: ((this.kept ??= {})[seen.game + seen.version] ??= this.shown(seen)) }',
  },
  {
    kind: 'label: names the place where Dracula is',
    file: 'src/play/offer.ts',
    ruleset: 'fury-of-dracula-2e',
    find: '    label: describeAction(game.ruleset, action, seat),',
    replace:
      "    label: seat !== 'dracula' && action.type === 'stay' ? { key: 'place.' + game.rules.trail[0]?.at } : describeAction(game.ruleset, action, seat),",
  },
  {
    kind: 'timing: what happens by itself waits for what is held',
    file: 'src/play/automatic.ts',
    ruleset: 'fury-of-dracula-2e',
    find: '    for (const question of questionsIn(game)) this.wake(question, this.delay);',
    replace:
      "    for (const question of questionsIn(game)) this.wake(question, this.delay - [...JSON.stringify(game.rules.encounters ?? '')].reduce((sum, letter, at) => (sum * 31 + letter.charCodeAt(0) + at) % 9973, 0));",
  },
];
