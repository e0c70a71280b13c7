import { settled, type Clock } from './clock-state.js';
import { isTableQuestion } from '../table-questions.js';
import type { TimeGiven } from './time-setting.js';

type Sums = Readonly<Record<string, number>>;

const more = (sums: Sums, seat: string, by: number): Sums =>
  by > 0 ? { ...sums, [seat]: (sums[seat] ?? 0) + by } : sums;

/**
 * How long time has run, and what is used of banks, with the questions that are over at this moment. Those of the table
 * run beside those of the rules.
 */
export function charged(
  clock: Clock,
  at: number,
  time: TimeGiven,
  isOver: (id: string, seat: string) => boolean,
): Pick<Clock, 'used' | 'ran'> {
  let { used, ran } = clock;
  for (const [id, bySeat] of Object.entries(clock.open)) {
    for (const [seat, one] of Object.entries(bySeat)) {
      if (!isOver(id, seat)) continue;
      const stopped = settled(clock, time, seat, one, at);
      used = more(used, seat, Math.min(one.ofBank, one.ofBank - stopped.left));
      if (!isTableQuestion(id)) ran = more(ran, seat, stopped.ran);
    }
  }
  return { used, ran };
}
