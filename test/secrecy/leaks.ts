/** Faults of the kinds that servers of hidden games have had: each is one changed line of real code. */
export interface Leak {
  readonly kind: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** The game in which it shows, if not in any. */
  readonly ruleset?: string;
  /** How many games of the rules alone it takes, if more than usual. */
  readonly games?: number;
}

export const LEAKS: readonly Leak[] = [
  {
    kind: 'view: a field too many',
    file: 'src/games/vampire-graves/view.ts',
    find: "...(openNotes || phase.is === 'over' ? { seen: seen(state) } : {}),",
    replace: '...{ seen: seen(state) },',
  },
  {
    kind: 'count: how many graves have been seen',
    file: 'src/games/vampire-graves/view.ts',
    find: '    reserve,\n    ...(openNotes',
    replace: '    reserve: reserve + seen(state).length,\n    ...(openNotes',
  },
  {
    kind: 'view at an old version: what passed is still shown',
    file: 'src/projections/views.reader.ts',
    find: "isStillTold(then.version, now) ? 'told' : 'gone'",
    replace: "'told'",
  },
  {
    kind: 'action list: only graves that are worth opening',
    file: 'src/games/vampire-graves/phases/open.ts',
    find: "return state.graves.map((_, grave) => ({ type: 'open', grave }));",
    replace:
      "return state.graves.flatMap(({ content }, grave) => (content.is === 'vampire' ? [] : [{ type: 'open', grave }]));",
  },
  {
    kind: 'order: graves that are known come last',
    file: 'src/play/offer.ts',
    find: 'game.ruleset.legalActions(game.rules, seat), key)',
    replace:
      "game.ruleset.legalActions(game.rules, seat).toSorted((a, b) => Number(game.rules.graves?.[a.grave]?.lid !== 'unseen') - Number(game.rules.graves?.[b.grave]?.lid !== 'unseen')), key)",
  },
  {
    kind: 'order of keys: the first field depends on a secret',
    file: 'src/games/vampire-graves/view.ts',
    find: "    ruleset: 'vampire-graves',\n    layout: options.layout,",
    replace:
      "    ...(state.graves.findIndex(({ lid }) => lid !== 'unseen') % 2 === 0 ? {} : { turn }),\n    ruleset: 'vampire-graves',\n    layout: options.layout,",
  },
  {
    kind: 'audience: too wide for good',
    file: 'src/games/vampire-graves/events.ts',
    find: "  GraveOpened: 'passing',",
    replace: "  GraveOpened: 'everyone',",
  },
  {
    kind: 'audience: the action as it was asked',
    file: 'src/games/vampire-graves/vampire-graves.ts',
    find: 'askedInPassing: (',
    replace: 'askedInPassing: () => false, ignored: (',
  },
  {
    kind: 'draws: opened for everyone',
    file: 'src/games/vampire-graves/chance.ts',
    find: "  'lid colour': 'passing',",
    replace: "  'lid colour': 'everyone',",
  },
  {
    kind: 'window: one entry too long',
    file: 'src/play/table/telling.ts',
    find: 'return over || entry >= (isStruck(struck, entry) ? fromStruck : from);',
    replace: 'return over || entry >= (isStruck(struck, entry) ? fromStruck : from) - 1;',
  },
  {
    kind: 'seat: told to every seat',
    file: 'src/play/table/telling.ts',
    find: 'return slots.includes(viewer);',
    replace: "return slots.includes(viewer) || viewer !== 'spectator';",
  },
  {
    kind: 'ETag: made of the state',
    file: 'src/projections/seat-views.ts',
    find: 'const hash = viewHash(body);',
    replace: 'const hash = viewHash(body + JSON.stringify(game.rules));',
  },
  {
    kind: 'error text: says what was in the way',
    file: 'src/play/admission.ts',
    find: "throw new Refusal('illegal-action', { action: action.type, seat, ruleset }, { actions });",
    replace:
      "throw new Refusal('illegal-action', { action: action.type, seat, ruleset }, { actions, because: live.at.rules });",
  },
  {
    kind: 'header: something for debugging',
    file: 'src/http/play/play.controller.ts',
    find: 'return this.answers.view(await this.views.view(game, me, seat, version), reply);',
    replace:
      "return this.answers.view(await this.views.view(game, me, seat, version), reply.header('x-state', JSON.stringify((await this.play['games'].at(game, 0)).at.rules).slice(0, 8000)));",
  },
  {
    kind: 'a repeated request: the first answer as it was',
    file: 'src/play/answers.ts',
    find: "isStillTold(entry.entry, window) ? 'told' : 'gone'",
    replace: "'told'",
  },
  {
    kind: 'timing: a standing answer that depends on what the seat holds',
    file: 'src/play/table/standing.ts',
    find: 'if (known?.holds === undefined) return known !== undefined;',
    replace:
      "if (known?.holds === undefined) return known !== undefined && !(String(rules.clue?.place) < 'garden');",
    ruleset: 'hide-and-seek',
  },
  {
    kind: 'decision: its id counts what has been seen',
    file: 'src/games/vampire-graves/decide.ts',
    find: 'return [{ id: `${kind}-${state.asked}`, kind, seats: [mustAnswer(state)] }];',
    replace:
      "return [{ id: `${kind}-${state.asked}-${state.graves.filter(({ lid }) => lid === 'unseen').length}`, kind, seats: [mustAnswer(state)] }];",
  },
  {
    kind: 'take back: what may be taken back freely depends on what is hidden',
    file: 'test/support/rulesets/hide-and-seek/rules.ts',
    find: "blind({ chosen }: State, _seat: SeatId, { type }: Action): boolean {\n  return type === 'hide' || (",
    replace:
      "blind({ chosen, hiding }: State, _seat: SeatId, { type }: Action): boolean {\n  return type === 'hide' || (String(hiding) < 'garden' && ",
    ruleset: 'hide-and-seek',
  },
  {
    kind: 'take back: the answer tells the state',
    file: 'src/play/take-back/take-back.service.ts',
    find: '      head: at.head,\n',
    replace: '      head: at.head, state: at.rules,\n',
  },
  {
    kind: 'newer rules: the answer tells the state',
    file: 'src/play/adopting/adopting.service.ts',
    find: '    head: at.head,\n',
    replace: '    head: at.head, state: at.rules,\n',
  },
  {
    kind: 'dry run: the board as somebody else will see it',
    file: 'src/play/dry-run.ts',
    find: "renderView({ ruleset, rules: after }, seat, 'told')",
    replace: "renderView({ ruleset, rules: after }, 'hider', 'told')",
    ruleset: 'hide-and-seek',
  },
  {
    kind: 'dry run: of what brings hidden things to light',
    file: 'src/play/dry-run.ts',
    find: 'if (isTableAction(action.type) || !ruleset.blind(rules, seat, action)) return undefined;',
    replace: "if (isTableAction(action.type) || action.type !== 'search') return undefined;",
    ruleset: 'hide-and-seek',
  },
  {
    kind: 'difference: of what nobody saw',
    file: 'src/projections/diff.reader.ts',
    find: 'changes: createPatch(viewAt(from), viewAt(to)),',
    replace: 'changes: createPatch(games[from - 1]?.rules ?? null, games[to - 1]?.rules ?? null),',
  },
  {
    kind: 'access: what the arbiter saw',
    file: 'src/projections/access.reader.ts',
    find: 'r.arbiter, r.what, r.seat,',
    replace:
      "r.arbiter, (SELECT r.what || v.hash FROM seat_views v WHERE v.game_id = r.game_id AND v.viewer = 'hider') AS what, r.seat,",
    ruleset: 'hide-and-seek',
  },
  {
    kind: 'adjustments: only those that would not matter',
    file: 'test/support/rulesets/hide-and-seek/adjustments.ts',
    find: '({ die }: State): readonly Adjustment<Event>[] =>\n  die === undefined',
    replace:
      "({ die, hiding }: State): readonly Adjustment<Event>[] =>\n  die === undefined || String(hiding) < 'garden'",
    ruleset: 'hide-and-seek',
  },
  {
    kind: 'stream: what one viewer is told is sent to all who watch',
    file: 'src/projections/watching/telling.ts',
    find: 'const seen = `${viewer} ${window.from} ${window.fromStruck}`;',
    replace: "const seen = 'by everybody';",
    ruleset: 'hide-and-seek',
  },
  {
    kind: 'timing: a frame comes later where something is hidden in it',
    file: 'src/projections/watching/telling.ts',
    find: "watcher.hear(watcher.wants === 'word' ? [] : await this.moments(watcher, row, round), round.now);",
    replace:
      "const own = watcher.wants === 'word' ? [] : await this.moments(watcher, row, round); const tell = () => watcher.hear(own, round.now); if (/attic|cellar|garden/.test(JSON.stringify(round.entries.map(({ events }) => events)))) setTimeout(tell, 3); else tell();",
    ruleset: 'hide-and-seek',
  },
];
