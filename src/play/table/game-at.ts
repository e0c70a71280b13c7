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
  for (const event of entry.events) played = evolvePlayed(played, event, ruleset);
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
    seated: { ...game?.seated, ...seatedBy(entry) },
    ended: { ...game?.ended, ...endedBy(entry, ruleset) },
  };
}

function evolvePlayed({ table, rules }: Played, event: JournalEvent, ruleset: Ruleset): Played {
  const plain = plainEvent(event);
  if (!isTableEvent(event.type)) return { ...(table && { table }), rules: ruleset.evolve(rules, plain) };
  const after = evolveTable(table, plain as TableEvent);
  return { table: after, rules: event.type === 'GameBegan' ? ruleset.initial(setupOf(after)) : rules };
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

function seatedBy({ entry, events }: Entry): GameAt['seated'] {
  const changed = events.filter(({ type }) => type === 'SeatTaken' || type === 'SeatGivenUp');
  return Object.fromEntries(changed.map(({ data }) => [String(data['seat']), entry]));
}

/** Nothing but what everyone is told can end a standing answer. */
function endedBy({ entry, events }: Entry, { standing }: Ruleset): GameAt['ended'] {
  const heard = events.filter(({ audience }) => audience.includes(EVERYONE)).map(plainEvent);
  const ended = Object.entries(standing?.conditions ?? {}).filter(([, condition]) =>
    heard.some((event) => condition.endsWith?.(event) === true),
  );
  return Object.fromEntries(ended.map(([name]) => [name, entry]));
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
