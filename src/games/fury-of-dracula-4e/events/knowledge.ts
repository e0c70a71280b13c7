import type { Audience, SeatId } from '../../kit/audience.js';
import type { ByType } from '../../kit/by-type.js';
import type { Typed } from '../../kit/game-definition.js';
import type { Options } from '../options.js';
import { HUNTERS, isHunter } from '../seats.js';

/** An audience for each event of a group. */
export type Audiences<Event extends Typed> = ByType<Event, [Options], Audience>;

/** Who may know the cards of a seat: hunters each other's only as an option. */
export function confidants(seat: SeatId, { huntersShareHands }: Options): readonly SeatId[] {
  return isHunter(seat) && huntersShareHands ? HUNTERS : [seat];
}

export const everyone = (): Audience => 'everyone';
export const toDracula = (): Audience => ['dracula'];
export const toTheSeat = (_options: Options, { seat }: { seat: SeatId }): Audience => [seat];
export const toTheOwner = (options: Options, { seat }: { seat: SeatId }): Audience =>
  confidants(seat, options);
/** Whom the seat shows or hands something to may know it, too. */
export const toTheOwnerAnd = (options: Options, { seat, to }: { seat: SeatId; to: SeatId }): Audience => [
  ...new Set([...confidants(seat, options), ...confidants(to, options)]),
];
