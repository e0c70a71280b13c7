import type { Entry } from '../../../events/entry.js';
import { isTableQuestion } from '../table-questions.js';
import { charged } from './charged.js';
import { mapRunning, settled, type Clock, type Running } from './clock-state.js';
import type { TimeGiven } from './time-setting.js';

/** Who turns back to a question for the first time has this for another answer, in milliseconds. */
const TO_ANSWER_AGAIN = 3_600_000;

type Open = Clock['open'];
type Sums = Clock['ran'];

/**
 * The clock after a game was turned back, standing still: what each question had left when the first entry was written
 * that is struck, it has left again. For the seat that turns it back, what anybody's time has run since comes off, so that
 * nobody is kept waiting by turning back again and again; others whom the same question asks still go on with what they
 * have. Questions of the table, vacations, outages and what was missed stay as they are now.
 * @param now with what the entry says
 * @param then as `clockStopped` gave it
 */
export function turnedClock(now: Clock, entry: Entry, then: Clock, time: TimeGiven): Clock {
  const at = Date.parse(entry.at);
  const by = turnedBy(entry);
  const { vacations, outages, missed } = now;
  const stopped = mapRunning(now, (seat, one) => ({ ...settled(now, time, seat, one, at), ran: 0 }));
  const [ran, ranThen] = [now, then].map((clock) => charged(clock, at, time, () => true).ran);
  const since = longest(ran!, ranThen!);
  const lent = new Set(now.lent);
  const left = (id: string, seat: string, one: Running): Running => {
    if (by === undefined) return one;
    return seat === by ? charge(one, since, lent, `${id} ${seat}`) : (stopped.open[id]?.[seat] ?? one);
  };
  const ofRules = mapOpen(only(then.open, false), (id, seat, one) => ({ ...left(id, seat, one), ran: 0 }));
  const open = { ...ofRules, ...only(stopped.open, true) };
  return { ...then, vacations, outages, missed, ran: ran!, open, lent: [...lent] };
}

/** The seat that takes back or does again; undefined where an arbiter rules. */
function turnedBy({ events }: Entry): unknown {
  return events.find(({ type }) => type === 'ActionTakenBack' || type === 'ActionRedone')?.data['seat'];
}

/** Of all seats, the one whose time has run longest. */
function longest(ran: Sums, ranThen: Sums): number {
  return Math.max(0, ...Object.entries(ran).map(([seat, sum]) => sum - (ranThen[seat] ?? 0)));
}

/** @param lent the questions that were turned back to before */
function charge(one: Running, since: number, lent: Set<string>, key: string): Running {
  const left = one.left - since;
  if (lent.has(key)) return { ...one, left };
  lent.add(key);
  return { ...one, left: Math.max(left, Math.min(one.left, TO_ANSWER_AGAIN)) };
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
