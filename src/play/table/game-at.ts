import { EVERYONE, type By, type Entry, type Head, type JournalEvent } from '../../events/entry.js';
import type { Viewer } from '../../games/kit/audience.js';
import type { Decision, Ruleset, Setup, Typed } from '../../games/kit/game-definition.js';
import { drawnAfter, type Counts } from '../chance/scripted-dice.js';
import { clockAfter, clockStopped, clockTurned, type Course, type Timed } from './clock/clock.js';
import { NO_CLOCK, type Clock } from './clock/clock-state.js';
import { isTableEvent, type TableEvent } from './events.js';
import { inNewestForm } from './forms.js';
import { heardAfter } from './freeze.js';
import { askedAs, isPlayed, lineAfter, lineTurned, STRAIGHT, turnsTo, type Line } from './line.js';
import { withoutTakeBack, withThere } from './asked-state.js';
import { movesAfter, type Moves } from './moves.js';
import { shownUp } from './shown-up.js';
import { tableQuestions } from './table-questions.js';
import { evolveTable, isFrozen, type TableState } from './table-state.js';

/** A game as it stands after some of its entries. Never changed in place. */
export interface GameAt extends Moves {
  readonly id: string;
  readonly ruleset: Ruleset;
  readonly version: number;
  readonly head: Head;
  /** When the last entry was written (ISO 8601, UTC). Never before the one before it. */
  readonly at: string;
  readonly table: TableState;
  /** The rules' own state, from the entry in which the game begins. */
  readonly rules?: unknown;
  /** Moves with those that were turned back among them. */
  readonly everMoved: Moves;
  /** The last entry in which something was played, and by whom. */
  readonly last?: { readonly entry: number; readonly seat?: string; readonly by: By };
  readonly line: Line;
  /** By seat: the entry since which it is held as it is now. */
  readonly seated: Readonly<Record<string, number>>;
  /** By condition of standing answers: the last entry that ended those who stood under it. */
  readonly ended: Readonly<Record<string, number>>;
  readonly clock: Clock;
  /** When a dispute was opened last, or an arbiter was heard of (ISO 8601, UTC). */
  readonly heard?: string;
  /** In a sandbox, by purpose: how often it has been drawn for, what is struck included. */
  readonly drawn: Counts;
}

export function setupOf(table: TableState): Setup<Record<string, unknown>> {
  return { options: table.options, rulesVersion: table.rulesVersion };
}

/** What the rules ask now. In a game that is frozen, nothing. */
export function decisionsOf({ ruleset, table, rules, line }: GameAt): readonly Decision[] {
  if (table.status !== 'playing' || isFrozen(table)) return [];
  const decisions = ruleset.decisions(rules);
  return line.turned === 0 ? decisions : decisions.map((decision) => askedAs(line, decision));
}

/** The decision of the rules that is open to a seat; there is one at the most. */
export function decisionOf(game: GameAt, seat: string): Decision | undefined {
  return decisionsOf(game).find(({ seats }) => seats.includes(seat));
}

/** Everything that is asked now: by the rules, and at the table. */
export function questionsOf(game: GameAt): readonly Decision[] {
  return [...decisionsOf(game), ...tableQuestions(game.table)];
}

export function awaitedSeats(game: GameAt): string[] {
  const awaited = new Set(questionsOf(game).flatMap(({ seats }) => seats));
  return game.table.seats.map(({ seat }) => seat).filter((seat) => awaited.has(seat));
}

export function viewersOf({ table }: GameAt): readonly Viewer[] {
  return ['spectator', ...table.seats.map(({ seat }) => seat)];
}

type Played = Pick<GameAt, 'rules'> & { readonly table?: TableState };

/** Gives the game as it was after an earlier entry, as `leftAfter` does. */
export type WayBack = (entry: number) => GameAt;

const noWayBack: WayBack = (entry) => {
  throw new Error(`the game as it was after entry ${entry} is not at hand`);
};

/** The game after one more entry. @param back for an entry that turns the game back */
export function evolveEntry(
  game: GameAt | undefined,
  entry: Entry,
  ruleset: Ruleset,
  back: WayBack = noWayBack,
): GameAt {
  const to = turnsTo(entry);
  if (to === undefined || game === undefined) return onward(game, entry, ruleset);
  return turnedBack(game, entry, back(to));
}

const NOT_MADE = { seated: {}, ended: {}, line: STRAIGHT, clock: NO_CLOCK, drawn: {} };

function onward(game: GameAt | undefined, entry: Entry, ruleset: Ruleset): GameAt {
  const { table, rules, seated, ended } = happenedIn(game, entry, ruleset);
  if (table === undefined) throw new Error(`game ${entry.game} has no GameCreated`);
  const { line, clock, drawn } = game ?? NOT_MADE;
  const moves = movesAfter(game, entry);
  // Who plays on refuses what was asked.
  const after = withThere(isPlayed(entry) ? withoutTakeBack(table) : table, shownUp(entry));
  return {
    id: entry.game,
    ruleset,
    version: entry.entry,
    head: entry.head,
    at: entry.at,
    table: after,
    ...(rules === undefined ? {} : { rules }),
    ...moves,
    everMoved: line.turned === 0 ? moves : movesAfter(game?.everMoved, entry),
    ...lastAfter(game, entry),
    line: lineAfter(line, entry, () => ruleset.decisions(rules)),
    seated,
    ended,
    clock: clockAfter(clock, entry, courseOf(ruleset, after, rules)),
    ...withHeard(game, entry),
    drawn: table.sandbox === undefined ? drawn : drawnAfter(drawn, entry.draws),
  };
}

function courseOf(ruleset: Ruleset, table: TableState, rules: unknown): Course {
  const ofRules = (): readonly Decision[] => (table.status === 'playing' ? ruleset.decisions(rules) : []);
  const asked = (): Timed[] => [
    ...ofRules().map(({ id, seats }) => ({ id, seats, ofRules: true })),
    ...tableQuestions(table).map(({ id, seats }) => ({ id, seats, ofRules: false })),
  ];
  return { time: table.time, asked, standsStill: isFrozen(table) };
}

type Happened = Played & Pick<GameAt, 'seated' | 'ended'>;

function happenedIn(game: GameAt | undefined, entry: Entry, ruleset: Ruleset): Happened {
  let played: Played = game ?? {};
  let { seated, ended }: Pick<GameAt, 'seated' | 'ended'> = game ?? NOT_MADE;
  for (const event of entry.events) {
    const plain = plainEvent(event);
    played = evolvePlayed(played, plain, ruleset);
    seated = seatedAfter(seated, plain, entry.entry);
    // Nothing but what everyone is told can end a standing answer.
    if (event.audience.includes(EVERYONE)) ended = endedAfter(ended, plain, entry.entry, ruleset);
  }
  const { table, rules } = played;
  return { ...(table && { table }), rules, seated, ended };
}

/** What was played, by which rules, and who is out, is as it was then; who sits where, and what is said at the table, is as it is now. */
function turnedBack(game: GameAt, entry: Entry, then: GameAt): GameAt {
  const said = entry.events.reduce<TableState>(
    (before, event) => evolveTable(before, plainEvent(event) as TableEvent),
    game.table,
  );
  const { out, rulesVersion } = then.table;
  const table = { ...withThere(said, shownUp(entry)), out, rulesVersion };
  const asked = then.ruleset.decisions(then.rules);
  return {
    ...then,
    version: entry.entry,
    head: entry.head,
    at: entry.at,
    table,
    everMoved: game.everMoved,
    line: lineTurned(game.line, entry, then.line, asked),
    seated: game.seated,
    drawn: game.drawn,
    clock: clockTurned(game.clock, entry, then.clock, courseOf(then.ruleset, table, then.rules)),
    ...withHeard(game, entry),
  };
}

function evolvePlayed({ table, rules }: Played, event: Typed, ruleset: Ruleset): Played {
  if (!isTableEvent(event.type)) return { ...(table && { table }), rules: ruleset.evolve(rules, event) };
  const after = evolveTable(table, event as TableEvent);
  return { table: after, rules: rulesAfter(rules, event, after, ruleset) };
}

/** The rules' state after an event of the table. */
function rulesAfter(rules: unknown, { type }: Typed, table: TableState, ruleset: Ruleset): unknown {
  if (type === 'GameBegan') return ruleset.initial(setupOf(table));
  return type === 'RulesAdopted' ? adoptedBy(ruleset, rules, table.rulesVersion) : rules;
}

/** @throws where a server that has not these rules yet would go on by older ones */
function adoptedBy(ruleset: Ruleset, rules: unknown, wanted: number): unknown {
  const { ruleset: name, version } = ruleset;
  if (wanted > version) throw new Error(`this server has no version ${wanted} of the rules of ${name}`);
  return ruleset.adopt?.(rules, wanted) ?? rules;
}

function withHeard(game: GameAt | undefined, entry: Entry): Pick<GameAt, 'heard'> {
  const heard = heardAfter(game?.heard, entry);
  return heard === undefined ? {} : { heard };
}

function lastAfter(game: GameAt | undefined, entry: Entry): Pick<GameAt, 'last'> {
  if (!isPlayed(entry)) return game?.last === undefined ? {} : { last: game.last };
  const { seat, asked } = entry;
  return { last: { entry: entry.entry, ...(seat === undefined ? {} : { seat }), by: asked.by } };
}

function seatedAfter(seated: GameAt['seated'], event: Typed, entry: number): GameAt['seated'] {
  if (event.type !== 'SeatTaken' && event.type !== 'SeatGivenUp') return seated;
  const { seat } = event as Typed & { readonly seat: string };
  return { ...seated, [seat]: entry };
}

function endedAfter(ended: GameAt['ended'], event: Typed, entry: number, ruleset: Ruleset): GameAt['ended'] {
  let after = ended;
  const { conditions = {} } = ruleset.standing ?? {};
  for (const name in conditions) {
    if (conditions[name]?.endsWith?.(event) === true) after = { ...after, [name]: entry };
  }
  return after;
}

/** The event as it is folded: `{type, …}`, in the newest form of its type. */
export function plainEvent(event: JournalEvent): Typed {
  return { ...inNewestForm(event), type: event.type };
}

/**
 * The game as it was after an entry, with its clocks as the next entry found them.
 * @param games after each entry, from the first on to that next one
 */
export function leftAfter(games: readonly GameAt[], entry: number): GameAt {
  const then = games[entry - 1]!;
  const next = games[entry];
  return next === undefined ? then : { ...then, clock: clockStopped(then.clock, then.table.time, next.at) };
}

/** The game after each of these entries, from the first on; after those that stand in `known` already. */
export function gamesAfter(
  entries: readonly Entry[],
  ruleset: Ruleset,
  known: readonly GameAt[] = [],
): GameAt[] {
  const games = [...known];
  for (const entry of entries)
    games.push(evolveEntry(games.at(-1), entry, ruleset, (at) => leftAfter(games, at)));
  return games;
}

/** The game after these entries, from the first on. */
export function gameAfter(entries: readonly Entry[], ruleset: Ruleset): GameAt | undefined {
  return gamesAfter(entries, ruleset).at(-1);
}
