import { nextAttempt } from '../../../src/notifications/deliveries/schedule.js';

const START = new Date('2031-05-03T10:15:00.000Z');
const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];
const PAUSES = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR];

/** Milliseconds from each attempt to the next, while all of them fail. */
function pauses(chance: number, retryAfter?: string): number[] {
  const found: number[] = [];
  for (let [attempts, now] = [1, START]; attempts < 100; attempts++) {
    const next = nextAttempt({ attempts, now, chance, retryAfter });
    if (next === undefined) return found;
    found.push(next.getTime() - now.getTime());
    now = next;
  }
  throw new Error('it is tried for ever');
}

describe('a delivery that fails', () => {
  it('is tried eight times in 27.6 hours', () => {
    expect(pauses(0)).toEqual(PAUSES);
  });

  it('is tried a little later by chance, never earlier', () => {
    expect(pauses(0.5)).toEqual(PAUSES.map((pause) => Math.round(pause * 1.1)));
    expect(pauses(0.999)).toEqual(PAUSES.map((pause) => Math.round(pause * 1.1998)));
  });

  it('is tried later where the receiver asks for that, at most after twice the pause', () => {
    const inSixSeconds = { attempts: 1, now: START, chance: 0.5, retryAfter: '6' };
    expect(nextAttempt(inSixSeconds)).toEqual(new Date('2031-05-03T10:15:06.000Z'));
    expect(pauses(0, '999999999')).toEqual(PAUSES.map((pause) => 2 * pause));
  });

  it('is not tried earlier because the receiver asks for it', () => {
    expect(pauses(0.5, '0')).toEqual(PAUSES);
    expect(pauses(0.5, 'Sat, 03 May 2031 10:15:01 GMT')).toEqual(PAUSES);
  });

  it('is tried at the date that the receiver names', () => {
    const asked = { attempts: 2, now: START, chance: 0, retryAfter: 'Sat, 03 May 2031 10:22:00 GMT' };
    expect(nextAttempt(asked)).toEqual(new Date('2031-05-03T10:22:00.000Z'));
  });

  it('is tried as usual where nobody understands what the receiver asks for', () => {
    for (const retryAfter of ['soon', '', '-5', '1e9', '1.5', 'no GMT'])
      expect(pauses(0.5, retryAfter)).toEqual(pauses(0.5));
  });
});
