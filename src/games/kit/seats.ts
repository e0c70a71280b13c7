import type { SeatId } from './audience.js';

/** The seats clockwise after this one, itself left out. */
export function clockwiseAfter(seats: readonly SeatId[], seat: SeatId): readonly SeatId[] {
  const at = seats.indexOf(seat);
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
}
