import type { Entry } from '../../events/entry.js';

/** Who has acted, as far as it matters to what may still be told of what passed. */
export interface Moves {
  /** By seat: the entry of its last accepted action. */
  readonly acted: Readonly<Record<string, number>>;
  /** Whose entry the last one was, and the first of the unbroken row of entries that this seat made. */
  readonly turn: { readonly seat: string | null; readonly from: number };
}

export function movesAfter(moves: Moves | undefined, { entry, seat, asked }: Entry): Moves {
  const { acted = {}, turn = { seat: null, from: entry } } = moves ?? {};
  // What happens at the table while a seat plays does not end what that seat has begun to show.
  if (seat === undefined) return { acted, turn };
  return {
    // Who answered in advance has not looked since: what passed is still to be told.
    acted: asked.by === 'standing' ? acted : { ...acted, [seat]: entry },
    turn: turn.seat === seat ? turn : { seat, from: entry },
  };
}
