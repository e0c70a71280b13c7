import type { SeatId } from './audience.js';
import type { Message } from './message.js';

/**
 * What seats may answer in advance. It may depend on what everyone knows alone, never on what a seat holds: else the
 * waiting itself would tell.
 */
export interface StandingRules<Action, Event, View> {
  /** The questions that this seat may answer so. */
  offers(seat: SeatId): readonly StandingOffer<Action>[];
  /** By name. An answer is given under one of them. */
  readonly conditions: Readonly<Record<string, StandingCondition<Event, View>>>;
}

/** A kind of decision, and the one answer to it that can be given in advance. */
export interface StandingOffer<Action> {
  readonly kind: string;
  readonly label: Message;
  /** Legal whenever the seat is asked this, whatever it holds; never asked in passing. */
  readonly action: Action;
}

export interface StandingCondition<Event, View> {
  readonly label: Message;
  /**
   * Whether the answer is given now. While it is not, the seat is asked itself. Left out: always.
   * @param seen what a spectator sees
   */
  holds?(seen: View): boolean;
  /** Whether this event ends the standing answer for good. It is asked of events for everyone alone. */
  endsWith?(event: Event): boolean;
}
