import type { Period } from './period.js';
import { weekendAt } from './weekends.js';

/** When a clock stands still. */
export interface Pauses {
  readonly periods: readonly Period[];
  /** A time zone whose weekends do not count. */
  readonly weekendsOff?: string | undefined;
}

/** The first pause that is not over at this moment. */
function pauseAfter(at: number, { periods, weekendsOff }: Pauses): Period | undefined {
  const ahead = periods.filter(({ from, until }) => until > at && until > from);
  const all = weekendsOff === undefined ? ahead : [...ahead, weekendAt(at, weekendsOff)];
  return all.reduce<Period | undefined>(
    (first, one) => (first === undefined || one.from < first.from ? one : first),
    undefined,
  );
}

/** The moment at which so many milliseconds have run since another. */
export function runsOut(since: number, time: number, pauses: Pauses): number {
  let at = since;
  let left = time;
  for (;;) {
    const pause = pauseAfter(at, pauses);
    if (pause === undefined || at + left <= pause.from) return at + left;
    left -= Math.max(0, pause.from - at);
    at = pause.until;
  }
}

/** How many milliseconds run between two moments. */
export function running(since: number, until: number, pauses: Pauses): number {
  let run = 0;
  for (let at = since; at < until;) {
    const pause = pauseAfter(at, pauses);
    if (pause === undefined || pause.from >= until) return run + until - at;
    run += Math.max(0, pause.from - at);
    at = pause.until;
  }
  return run;
}
