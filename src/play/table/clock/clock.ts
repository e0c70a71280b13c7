import type { Entry } from '../../../events/entry.js';
import { charged } from './charged.js';
import { mapRunning, settled, type Clock, type Running } from './clock-state.js';
import { clockTold } from './clock-told.js';
import type { TimeGiven, TimeSetting } from './time-setting.js';
import { turnedClock } from './turned.js';

/** A question as the clock knows it. */
export interface Timed {
  readonly id: string;
  readonly seats: readonly string[];
  /** Whether it is one of the rules: a question of the table takes nothing from a bank. */
  readonly ofRules: boolean;
}

/** What the clock must know of the game after the entry. */
export interface Course {
  readonly time: TimeSetting;
  readonly asked: () => readonly Timed[];
  readonly standsStill: boolean;
}

/** The clock after one more entry. */
export function clockAfter(before: Clock, entry: Entry, { time, ...course }: Course): Clock {
  if (time.mode === 'none') return before;
  const at = Date.parse(entry.at);
  return askedNow(clockTold(before, entry, time), at, time, course);
}

/**
 * The clock after an entry that turns the game back.
 * @param then as `clockStopped` gave it
 */
export function clockTurned(now: Clock, entry: Entry, then: Clock, { time, ...course }: Course): Clock {
  if (time.mode === 'none') return now;
  const turned = turnedClock(clockTold(now, entry, time), entry, then, time);
  return askedNow(turned, Date.parse(entry.at), time, course);
}

/** The clock with everything standing still since a moment. */
export function clockStopped(clock: Clock, time: TimeSetting, at: string): Clock {
  if (time.mode === 'none') return clock;
  return mapRunning(clock, (seat, one) => settled(clock, time, seat, one, Date.parse(at)));
}

/** Questions that are over are charged, new ones get their time, and all stand still while the game does. */
function askedNow(
  clock: Clock,
  at: number,
  time: TimeGiven,
  { asked, standsStill }: Pick<Course, 'asked' | 'standsStill'>,
): Clock {
  const questions = asked();
  const isOver = (id: string, seat: string): boolean =>
    !questions.some((one) => one.id === id && one.seats.includes(seat));
  const { used, ran } = charged(clock, at, time, isOver);
  const given = ({ ofRules }: Timed, seat: string): Running => {
    const ofBank = ofRules ? Math.max(0, (time.bank ?? 0) * 1000 - (used[seat] ?? 0)) : 0;
    return { left: time.seconds * 1000 + ofBank, ofBank, ran: 0 };
  };
  const open = questions.map((question) => [
    question.id,
    Object.fromEntries(
      question.seats.map((seat) => {
        const one = clock.open[question.id]?.[seat] ?? given(question, seat);
        return [seat, standsStill ? settled(clock, time, seat, one, at) : { since: at, ...one }];
      }),
    ),
  ]);
  return { ...clock, used, ran, open: Object.fromEntries(open) as Clock['open'] };
}
