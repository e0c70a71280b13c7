import type { Entry } from '../../../events/entry.js';
import type { TableEvent } from '../events.js';
import { shownUp } from '../shown-up.js';
import { charged } from './charged.js';
import { mapRunning, settled, type Clock, type Vacation } from './clock-state.js';
import type { TimeGiven } from './time-setting.js';

/** After an outage everybody has at least this, in milliseconds. */
const AFTER_OUTAGE = 3_600_000;

type Told = {
  readonly [T in TableEvent['type']]?: (
    clock: Clock,
    event: Extract<TableEvent, { type: T }>,
    entry: Entry,
    time: TimeGiven,
  ) => Clock;
};

/** What an entry says of time: who was away or too late, and who is there again. */
export function clockTold(clock: Clock, entry: Entry, time: TimeGiven): Clock {
  const acted = shownUp(entry).reduce(there, clock);
  return entry.events.reduce((before, { type, data }) => {
    const told = TOLD[type as TableEvent['type']] as
      ((clock: Clock, event: unknown, entry: Entry, time: TimeGiven) => Clock) | undefined;
    return told?.(before, data, entry, time) ?? before;
  }, acted);
}

const TOLD: Told = {
  TurnTimedOut: (clock, { seat }) => ({
    ...clock,
    missed: { ...clock.missed, [seat]: (clock.missed[seat] ?? 0) + 1 },
  }),
  // What was decided holds for so many misses more.
  VoteDecided: (clock, { seat }) => there(clock, seat),
  SeatGivenUp: (clock, { seat }, { asked }) => {
    const gone = there(clock, seat);
    return asked.by === 'player' && asked.action['type'] === 'leave' ? withTimeKept(gone, seat) : gone;
  },
  SeatTaken: (clock, { seat }, { at }, time) => anew(there(clock, seat), seat, Date.parse(at), time),
  VacationTaken: (clock, { seat, from, until }, { entry }) => {
    const taken = { entry, from: Date.parse(from), until: Date.parse(until) };
    return withVacations(clock, seat, [...(clock.vacations[seat] ?? []), taken]);
  },
  VacationEnded: (clock, { seat, taken }, { at }) => {
    const ended = (one: Vacation): Vacation =>
      one.entry === taken ? { ...one, until: Math.min(one.until, Math.max(one.from, Date.parse(at))) } : one;
    return withVacations(clock, seat, (clock.vacations[seat] ?? []).map(ended));
  },
  DeadlinesMoved: (clock, { from, until }, { at }, time) => {
    const outage = { from: Date.parse(from), until: Date.parse(until) };
    const moved = { ...clock, outages: [...clock.outages, outage] };
    return mapRunning(moved, (seat, one) => {
      const stopped = settled(moved, time, seat, one, Date.parse(at));
      return { ...stopped, left: Math.max(stopped.left, AFTER_OUTAGE) };
    });
  },
};

function there(clock: Clock, seat: string): Clock {
  return clock.missed[seat] === undefined ? clock : { ...clock, missed: { ...clock.missed, [seat]: 0 } };
}

/**
 * Who sits down has the time that the others had; the seat's bank is what was left of it. But nobody wins time by handing
 * a seat over: what was asked of a player who left has what was left of it.
 */
function anew(clock: Clock, seat: string, at: number, time: TimeGiven): Clock {
  const isAnew = (id: string): boolean => clock.open[id]?.[seat]?.isKept !== true;
  const gone = charged(clock, at, time, (id, one) => one === seat && isAnew(id));
  const open = Object.entries(clock.open).map(([id, bySeat]) => {
    const { [seat]: _before, ...others } = bySeat;
    return [id, isAnew(id) ? others : bySeat];
  });
  return { ...clock, ...gone, open: Object.fromEntries(open) as Clock['open'] };
}

function withTimeKept(clock: Clock, left: string): Clock {
  return mapRunning(clock, (seat, one) => (seat === left ? { ...one, isKept: true } : one));
}

function withVacations(clock: Clock, seat: string, vacations: readonly Vacation[]): Clock {
  return { ...clock, vacations: { ...clock.vacations, [seat]: vacations } };
}
