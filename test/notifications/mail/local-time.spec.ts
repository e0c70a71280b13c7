import { lastTime, nextTime, quietUntil, writtenTime } from '../../../src/notifications/mail/local-time.js';

const at = (text: string) => new Date(text);

describe('a time of the day somewhere', () => {
  it.each([
    ['2031-06-01T05:00:00Z', '08:00', 'Europe/Paris', '2031-06-01T06:00:00.000Z'],
    ['2031-06-01T06:00:00Z', '08:00', 'Europe/Paris', '2031-06-02T06:00:00.000Z'],
    ['2031-06-01T23:30:00Z', '08:00', 'Asia/Tokyo', '2031-06-02T23:00:00.000Z'],
    ['2031-06-01T00:00:00Z', '20:00', 'America/Los_Angeles', '2031-06-01T03:00:00.000Z'],
    ['2031-06-01T05:00:00Z', '05:45', 'Asia/Kathmandu', '2031-06-02T00:00:00.000Z'],
  ])('after %s, %s in %s comes at %s', (now, time, zone, next) => {
    expect(nextTime(at(now), time, zone).toISOString()).toBe(next);
  });

  it('is the same on the clock before and after clocks are put forward or back', () => {
    // In Paris clocks go forward on 30 March 2031, and back on 26 October.
    expect(nextTime(at('2031-03-29T12:00:00Z'), '08:00', 'Europe/Paris')).toEqual(at('2031-03-30T06:00:00Z'));
    expect(nextTime(at('2031-03-28T12:00:00Z'), '08:00', 'Europe/Paris')).toEqual(at('2031-03-29T07:00:00Z'));
    expect(nextTime(at('2031-10-25T12:00:00Z'), '08:00', 'Europe/Paris')).toEqual(at('2031-10-26T07:00:00Z'));
    expect(lastTime(at('2031-10-26T05:00:00Z'), '08:00', 'Europe/Paris')).toEqual(at('2031-10-25T06:00:00Z'));
  });

  it('that a clock jumps over comes within the hour, once', () => {
    const next = nextTime(at('2031-03-29T12:00:00Z'), '02:30', 'Europe/Paris');
    expect(Math.abs(next.getTime() - at('2031-03-30T01:00:00Z').getTime())).toBeLessThanOrEqual(3_600_000);
    expect(nextTime(next, '02:30', 'Europe/Paris')).toEqual(at('2031-03-31T00:30:00Z'));
  });

  it('was last at most a day ago', () => {
    expect(lastTime(at('2031-06-01T06:00:00Z'), '08:00', 'Europe/Paris')).toEqual(at('2031-06-01T06:00:00Z'));
    expect(lastTime(at('2031-06-01T05:59:59Z'), '08:00', 'Europe/Paris')).toEqual(at('2031-05-31T06:00:00Z'));
  });
});

describe('quiet hours', () => {
  it.each([
    ['2031-06-01T21:00:00Z', '2031-06-02T05:00:00.000Z'],
    ['2031-06-01T04:59:00Z', '2031-06-01T05:00:00.000Z'],
    ['2031-06-01T05:00:00Z', undefined],
    ['2031-06-01T19:59:00Z', undefined],
  ])('from 22:00 to 07:00 in Paris: at %s until %s', (now, until) => {
    expect(quietUntil(at(now), '22:00', '07:00', 'Europe/Paris')?.toISOString()).toBe(until);
  });

  it('within one day', () => {
    expect(quietUntil(at('2031-06-01T10:00:00Z'), '09:00', '17:00', 'UTC')).toEqual(
      at('2031-06-01T17:00:00Z'),
    );
    expect(quietUntil(at('2031-06-01T18:00:00Z'), '09:00', '17:00', 'UTC')).toBeUndefined();
  });
});

it('a moment is written as clocks there show it, with the zone', () => {
  expect(writtenTime(at('2031-06-01T16:05:00Z'), 'Europe/Paris', 'en')).toBe(
    'Sunday, 1 June 2031 at 18:05 CEST',
  );
});
