import type { Period } from './period.js';
import { running, type Pauses } from './running.js';
import type { TimeGiven } from './time-setting.js';

/** The time of one seat for one question. */
export interface Running {
  /** Since when it runs; absent while the game stands still. */
  readonly since?: number;
  /** What was left then, in milliseconds. Below zero where grace is running. */
  readonly left: number;
  /** How much of it comes out of the seat's bank. */
  readonly ofBank: number;
  /** How long it had run until then, in milliseconds. */
  readonly ran: number;
  /** Whether who was asked has left: the time is the seat's, whoever sits there next. */
  readonly isKept?: true;
}

export interface Vacation extends Period {
  /** The entry in which it was taken. */
  readonly entry: number;
}

/** The time of a game: nothing but its entries goes into it, so that a rebuild gives the same. */
export interface Clock {
  /** By question, as the rules or the table name it, and by seat. */
  readonly open: Readonly<Record<string, Readonly<Record<string, Running>>>>;
  /** By seat: milliseconds of its bank that are used up. */
  readonly used: Readonly<Record<string, number>>;
  /** By seat: for how many milliseconds its time has run in questions that are over, struck ones among them. */
  readonly ran: Readonly<Record<string, number>>;
  /** By seat: how many decisions in a row ran out. */
  readonly missed: Readonly<Record<string, number>>;
  /** By seat. */
  readonly vacations: Readonly<Record<string, readonly Vacation[]>>;
  readonly outages: readonly Period[];
  /** Questions to which a seat has turned back, as `id seat`. */
  readonly lent: readonly string[];
}

export const NO_CLOCK: Clock = {
  open: {},
  used: {},
  ran: {},
  missed: {},
  vacations: {},
  outages: [],
  lent: [],
};

export function pausesOf(clock: Clock, { weekendsOff }: TimeGiven, seat: string): Pauses {
  return { periods: [...(clock.vacations[seat] ?? []), ...clock.outages], weekendsOff };
}

/** Standing still at a moment, with what is left then. */
export function settled(
  clock: Clock,
  time: TimeGiven,
  seat: string,
  { since, ...one }: Running,
  at: number,
): Running {
  if (since === undefined) return one;
  const run = running(since, at, pausesOf(clock, time, seat));
  return { ...one, left: one.left - run, ran: one.ran + run };
}

export function mapRunning(clock: Clock, change: (seat: string, one: Running) => Running): Clock {
  const open = Object.entries(clock.open).map(([id, bySeat]) => [
    id,
    Object.fromEntries(Object.entries(bySeat).map(([seat, one]) => [seat, change(seat, one)])),
  ]);
  return { ...clock, open: Object.fromEntries(open) as Clock['open'] };
}
