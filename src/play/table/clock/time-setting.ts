/** How much time a game gives its seats; declared when it is made. */

export const TIME_MODES = ['none', 'perTurn', 'bank'] as const;
export type TimeMode = (typeof TIME_MODES)[number];

/** What becomes of a seat that has let too many decisions in a row run out. */
export const AFTER_MISSES = ['nothing', 'bot', 'substitute', 'vote'] as const;
export type AfterMisses = (typeof AFTER_MISSES)[number];

export interface TimeGiven {
  readonly mode: 'perTurn' | 'bank';
  /** Of each question that is asked, for every seat that is asked it. */
  readonly seconds: number;
  /** With mode bank: of each seat for the whole game. It is used when a decision's own seconds are. */
  readonly bank?: number;
  /** How long after a deadline its default still waits. */
  readonly graceSeconds: number;
  /** A time zone (IANA): Saturdays and Sundays there do not count. */
  readonly weekendsOff?: string;
  /** Days of vacation that each seat may take. */
  readonly vacationDays: number;
  /** After so many decisions in a row that ran out. */
  readonly misses: { readonly after: number; readonly then: AfterMisses };
}

export type TimeSetting = { readonly mode: 'none' } | TimeGiven;

export const NO_TIME: TimeSetting = { mode: 'none' };

/** Until when a seat has time for a decision: after that, its default may be taken. */
export interface Deadline {
  readonly seat: string;
  /** Id of the decision. */
  readonly decision: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** With mode bank: seconds that come out of the seat's bank. They are used last. */
  readonly bank?: number;
}
