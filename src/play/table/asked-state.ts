import type { Adoption } from './adoption.js';
import { concerns } from './consent.js';
import type { TakeBack } from './take-back.js';
import { withoutVoter, type Vote } from './vote.js';

/** What the table asks now. */
interface Asking {
  readonly takeBack?: TakeBack;
  readonly adoption?: Adoption;
  readonly vote?: Vote;
}

/** Nothing is asked about taking back any more. */
export function withoutTakeBack<Table extends Asking>(table: Table): Table {
  if (table.takeBack === undefined) return table;
  const { takeBack: _over, ...others } = table;
  return others as Table;
}

/** Nothing is asked about newer rules any more. */
export function withoutAdoption<Table extends Pick<Asking, 'adoption'>>(table: Table): Table {
  if (table.adoption === undefined) return table;
  const { adoption: _over, ...others } = table;
  return others as Table;
}

/** The game is turned back: what the others were asked to agree to was about a game that went on. */
export function withoutConsents<Table extends Asking>(table: Table): Table {
  return withoutAdoption(withoutTakeBack(table));
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
  const without = concerns(table.takeBack, seat) ? withoutTakeBack(table) : table;
  return withoutVote(concerns(table.adoption, seat) ? withoutAdoption(without) : without, seat);
}
