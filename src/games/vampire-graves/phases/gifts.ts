import type { SeatId } from '../../kit/audience.js';
import { isIn, othersAfter, playersIn, vampiresOf, type State } from '../state.js';
import type { GiftCause } from '../values.js';
import { endGame, endPart } from './flow.js';
import type { Tale } from './phase.js';

/** Ruling: clockwise from the left of who receives. */
export function everybodyElse(state: State, to: SeatId): readonly SeatId[] {
  return othersAfter(state, to);
}

/** Each gift is made, and may win, before the next. Ruling: who has left gives nothing. */
export function askForGifts(tale: Tale, givers: readonly SeatId[], cause: GiftCause): void {
  const from = givers.filter((seat) => isIn(tale.state, seat));
  if (from.length === 0) return endPart(tale);
  tale.tell({ type: 'GiftsAsked', to: tale.state.opener, from, cause });
}

/** Ruling, as an option: all who gave their last vampire in one round win together. */
export function afterGift(tale: Tale): void {
  if (tale.state.phase.is !== 'between') return;
  const empty = playersIn(tale.state).filter((player) => vampiresOf(player) === 0);
  if (empty.length === 0) return endPart(tale);
  const winners = empty.map(({ seat }) => seat);
  endGame(tale, winners, 'emptyLine');
}
