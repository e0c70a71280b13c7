import type { TakeBack } from './take-back.js';
import { withoutVoter, type Vote } from './vote.js';

/** What the table asks now. */
interface Asking {
  readonly takeBack?: TakeBack;
  readonly vote?: Vote;
}

/** Nothing is asked about taking back any more. */
export function withoutTakeBack<Table extends Asking>(table: Table): Table {
  if (table.takeBack === undefined) return table;
  const { takeBack: _over, ...others } = table;
  return others as Table;
}

/** The seat is not voted about any more, and has no vote. */
export function withoutVote<Table extends Asking>(table: Table, seat: string): Table {
  const { vote, ...others } = table;
  if (vote === undefined) return table;
  return vote.seat === seat ? (others as Table) : { ...table, vote: withoutVoter(vote, seat) };
}

/** Who is there again is not voted about. */
export function withThere<Table extends Asking>(table: Table, seats: readonly string[]): Table {
  const { vote } = table;
  return vote !== undefined && seats.includes(vote.seat) ? withoutVote(table, vote.seat) : table;
}

/** Who asks or is asked has gone: the question goes with them. */
export function withoutAsked<Table extends Asking>(table: Table, seat: string): Table {
  const { takeBack } = table;
  const concerns = takeBack !== undefined && (takeBack.seat === seat || takeBack.open.includes(seat));
  return withoutVote(concerns ? withoutTakeBack(table) : table, seat);
}
