import type { Entry, JournalEvent } from '../../../events/entry.js';
import { isTableQuestion } from '../table-questions.js';
import { charged } from './charged.js';
import { mapRunning, settled, type Clock, type Running } from './clock-state.js';
import type { TimeGiven } from './time-setting.js';

/** Who turns back to a question for the first time has this at the most for another answer, in milliseconds. */
const TO_ANSWER_AGAIN = 3_600_000;
/** It is less than the clock, so that it cannot be had instead of it: so many milliseconds for each second of a turn. */
const OF_EACH_SECOND = 100;

type Open = Clock['open'];
type Sums = Clock['ran'];

/**
 * The clock after a game was turned back, standing still: what each question had left when the first entry was written
 * that is struck, it has left again. For the seat that turns it back, what anybody's time has run since comes off, so that
 * nobody is kept waiting by turning back again and again, and what is used of its bank stays used; others whom the same question asks still go on with what they
 * have. Questions of the table, vacations, outages and what was missed stay as they are now.
 * @param now with what the entry says
 * @param then as `clockStopped` gave it
 */
export function turnedClock(now: Clock, entry: Entry, then: Clock, time: TimeGiven): Clock {
  const at = Date.parse(entry.at);
  const turning = turningIn(entry);
  const by = turning?.data['seat'] as string | undefined;
  const { vacations, outages, missed } = now;
  const stopped = mapRunning(now, (seat, one) => ({ ...settled(now, time, seat, one, at), ran: 0 }));
  const [spent, spentThen] = [now, then].map((clock) => charged(clock, at, time, () => true));
  const lending = {
    since: longest(spent!.ran, spentThen!.ran),
    most: mostLent(turning, time),
    lent: new Set(now.lent),
  };
  const left = (id: string, seat: string, one: Running): Running => {
    if (by === undefined) return one;
    return seat === by ? charge(one, lending, `${id} ${seat}`) : (stopped.open[id]?.[seat] ?? one);
  };
  const ofRules = mapOpen(only(then.open, false), (id, seat, one) => ({ ...left(id, seat, one), ran: 0 }));
  const open = { ...ofRules, ...only(stopped.open, true) };
  const turned = { ...then, vacations, outages, missed, ran: spent!.ran, open, lent: [...lending.lent] };
  return isFirstForm(turning) || by === undefined ? turned : withUsed(turned, by, spent!.used[by] ?? 0, time);
}

/** Where a seat takes back or does again; undefined where an arbiter rules. */
function turningIn({ events }: Entry): JournalEvent | undefined {
  return events.find(({ type }) => type === 'ActionTakenBack' || type === 'ActionRedone');
}

const isFirstForm = (turning: JournalEvent | undefined): boolean => turning?.schema === 1;

function mostLent(turning: JournalEvent | undefined, { seconds }: TimeGiven): number {
  return isFirstForm(turning) ? TO_ANSWER_AGAIN : Math.min(TO_ANSWER_AGAIN, seconds * OF_EACH_SECOND);
}

/** What was used of the seat's bank stays used, and no question has more of it than what is left. */
function withUsed(clock: Clock, by: string, used: number, time: TimeGiven): Clock {
  const sum = Math.max(used, clock.used[by] ?? 0);
  const left = Math.max(0, (time.bank ?? 0) * 1000 - sum);
  const limited = mapRunning(clock, (seat, one) =>
    seat === by ? { ...one, ofBank: Math.min(one.ofBank, left) } : one,
  );
  return sum === 0 ? limited : { ...limited, used: { ...clock.used, [by]: sum } };
}

/** Of all seats, the one whose time has run longest. */
function longest(ran: Sums, ranThen: Sums): number {
  return Math.max(0, ...Object.entries(ran).map(([seat, sum]) => sum - (ranThen[seat] ?? 0)));
}

interface Lending {
  /** What comes off, in milliseconds. */
  readonly since: number;
  readonly most: number;
  /** The questions that were turned back to before. */
  readonly lent: Set<string>;
}

function charge(one: Running, { since, most, lent }: Lending, key: string): Running {
  const left = one.left - since;
  if (lent.has(key)) return { ...one, left };
  lent.add(key);
  return { ...one, left: Math.max(left, Math.min(one.left, most)) };
}

function only(open: Open, atTable: boolean): Open {
  return Object.fromEntries(Object.entries(open).filter(([id]) => isTableQuestion(id) === atTable));
}

function mapOpen(open: Open, change: (id: string, seat: string, one: Running) => Running): Open {
  const changed = Object.entries(open).map(([id, bySeat]) => [
    id,
    Object.fromEntries(Object.entries(bySeat).map(([seat, one]) => [seat, change(id, seat, one)])),
  ]);
  return Object.fromEntries(changed) as Open;
}
