import { EVERYONE, type Entry, type Head, type JournalEvent } from '../../events/entry.js';
import type { Viewer } from '../../games/kit/audience.js';
import type { Decision, Ruleset, Setup, Typed } from '../../games/kit/game-definition.js';
import { isTableEvent, type TableEvent } from './events.js';
import { evolveTable, type TableState } from './table-state.js';

/** A game as it stands after some of its entries. Never changed in place. */
export interface GameAt {
  readonly id: string;
  readonly ruleset: Ruleset;
  readonly version: number;
  readonly head: Head;
  readonly table: TableState;
  /** The rules' own state, from the entry in which the game begins. */
  readonly rules?: unknown;
  /** By seat: the entry of its last accepted action. */
  readonly acted: Readonly<Record<string, number>>;
  /** Whose entry the last one was, and the first of the unbroken row of entries that this seat made. */
  readonly turn: { readonly seat: string | null; readonly from: number };
  /** By seat: the entry since which it is held as it is now. */
  readonly seated: Readonly<Record<string, number>>;
  /** By condition of standing answers: the last entry that ended those who stood under it. */
  readonly ended: Readonly<Record<string, number>>;
}

export function setupOf(table: TableState): Setup<Record<string, unknown>> {
  return { options: table.options, rulesVersion: table.rulesVersion };
}

export function decisionsOf({ ruleset, table, rules }: GameAt): readonly Decision[] {
  return table.status === 'playing' ? ruleset.decisions(rules) : [];
}

/** The decision that is open to a seat; there is one at the most. */
export function decisionOf(game: GameAt, seat: string): Decision | undefined {
  return decisionsOf(game).find(({ seats }) => seats.includes(seat));
}

export function awaitedSeats(game: GameAt): string[] {
  const awaited = new Set(decisionsOf(game).flatMap(({ seats }) => seats));
  return game.table.seats.map(({ seat }) => seat).filter((seat) => awaited.has(seat));
}

export function viewersOf({ table }: GameAt): readonly Viewer[] {
  return ['spectator', ...table.seats.map(({ seat }) => seat)];
}

type Played = Pick<GameAt, 'rules'> & { readonly table?: TableState };

/** The game after one more entry. */
export function evolveEntry(game: GameAt | undefined, entry: Entry, ruleset: Ruleset): GameAt {
  let played: Played = game ?? {};
  let { seated, ended } = game ?? { seated: {}, ended: {} };
  for (const event of entry.events) {
    const plain = plainEvent(event);
    played = evolvePlayed(played, plain, ruleset);
    seated = seatedAfter(seated, plain, entry.entry);
    // Nothing but what everyone is told can end a standing answer.
    if (event.audience.includes(EVERYONE)) ended = endedAfter(ended, plain, entry.entry, ruleset);
  }
  const { table, rules } = played;
  if (table === undefined) throw new Error(`game ${entry.game} has no GameCreated`);
  return {
    id: entry.game,
    ruleset,
    version: entry.entry,
    head: entry.head,
    table,
    ...(rules === undefined ? {} : { rules }),
    ...movesAfter(game, entry),
    seated,
    ended,
  };
}

function evolvePlayed({ table, rules }: Played, event: Typed, ruleset: Ruleset): Played {
  if (!isTableEvent(event.type)) return { ...(table && { table }), rules: ruleset.evolve(rules, event) };
  const after = evolveTable(table, event as TableEvent);
  return { table: after, rules: event.type === 'GameBegan' ? ruleset.initial(setupOf(after)) : rules };
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

function movesAfter(game: GameAt | undefined, entry: Entry): Pick<GameAt, 'acted' | 'turn'> {
  const { seat, asked } = entry;
  const { acted = {}, turn = { seat: null, from: entry.entry } } = game ?? {};
  // What happens at the table while a seat plays does not end what that seat has begun to show.
  if (seat === undefined) return { acted, turn };
  return {
    // Who answered in advance has not looked since: what passed is still to be told.
    acted: asked.by === 'standing' ? acted : { ...acted, [seat]: entry.entry },
    turn: turn.seat === seat ? turn : { seat, from: entry.entry },
  };
}

/** The event as the rules know it: `{type, …}`. */
export function plainEvent({ type, data }: JournalEvent): Typed {
  return { ...data, type };
}

/** The game after these entries, from the first on. */
export function gameAfter(entries: readonly Entry[], ruleset: Ruleset): GameAt | undefined {
  let game: GameAt | undefined;
  for (const entry of entries) game = evolveEntry(game, entry, ruleset);
  return game;
}
