import type { Entry } from '../../../events/entry.js';
import { mapRunning, settled, type Clock, type Running } from './clock-state.js';
import { clockTold } from './clock-told.js';
import type { TimeGiven, TimeSetting } from './time-setting.js';

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
 * The clock after an entry that turns the game back: what each question had left when the first entry that is struck was
 * written, it has left again. Vacations, outages and what was missed stay as they are now.
 * @param then as `clockStopped` gave it
 */
export function clockTurned(now: Clock, entry: Entry, then: Clock, { time, ...course }: Course): Clock {
  if (time.mode === 'none') return now;
  const { vacations, outages, missed } = clockTold(now, entry, time);
  return askedNow({ ...then, vacations, outages, missed }, Date.parse(entry.at), time, course);
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
  const used = charged(clock, at, time, questions);
  const given = ({ ofRules }: Timed, seat: string): Running => {
    const ofBank = ofRules ? Math.max(0, (time.bank ?? 0) * 1000 - (used[seat] ?? 0)) : 0;
    return { left: time.seconds * 1000 + ofBank, ofBank };
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
  return { ...clock, used, open: Object.fromEntries(open) as Clock['open'] };
}

/** What the questions that are over have used of banks. */
function charged(clock: Clock, at: number, time: TimeGiven, questions: readonly Timed[]): Clock['used'] {
  const isOpen = (id: string, seat: string): boolean =>
    questions.some((one) => one.id === id && one.seats.includes(seat));
  let { used } = clock;
  for (const [id, bySeat] of Object.entries(clock.open)) {
    for (const [seat, one] of Object.entries(bySeat)) {
      if (one.ofBank === 0 || isOpen(id, seat)) continue;
      const { left } = settled(clock, time, seat, one, at);
      const spent = Math.min(one.ofBank, Math.max(0, one.ofBank - left));
      if (spent > 0) used = { ...used, [seat]: (used[seat] ?? 0) + spent };
    }
  }
  return used;
}
