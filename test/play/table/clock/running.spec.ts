import fc from 'fast-check';
import type { Period } from '../../../../src/play/table/clock/period.js';
import { running, runsOut } from '../../../../src/play/table/clock/running.js';
import { weekendAt } from '../../../../src/play/table/clock/weekends.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (text: string) => Date.parse(text);
const iso = (time: number) => new Date(time).toISOString();

const weekendsOf = (moment: string, zone: string) => {
  const { from, until } = weekendAt(at(moment), zone);
  return [iso(from), iso(until)];
};

describe('a weekend', () => {
  test.each([
    ['on a Wednesday is the next one', '2026-11-25T10:00:00Z'],
    ['on Saturday is that of today', '2026-11-28T10:00:00Z'],
    ['on Sunday is that of yesterday', '2026-11-29T22:59:59Z'],
  ])('%s', (_name, moment) => {
    expect(weekendsOf(moment, 'Europe/Berlin')).toEqual([
      '2026-11-27T23:00:00.000Z',
      '2026-11-29T23:00:00.000Z',
    ]);
  });

  test('is elsewhere at another time', () => {
    expect(weekendsOf('2026-11-25T10:00:00Z', 'Pacific/Auckland')).toEqual([
      '2026-11-27T11:00:00.000Z',
      '2026-11-29T11:00:00.000Z',
    ]);
    expect(weekendsOf('2026-11-25T10:00:00Z', 'Asia/Kathmandu')[0]).toBe('2026-11-27T18:15:00.000Z');
  });

  test('is an hour shorter when clocks are put forward, and longer when back', () => {
    const length = (moment: string) => {
      const { from, until } = weekendAt(at(moment), 'Europe/Berlin');
      return (until - from) / HOUR;
    };
    expect(length('2026-03-26T10:00:00Z')).toBe(47);
    expect(length('2026-10-22T10:00:00Z')).toBe(49);
  });

  test('begins with the first moment of its day where there is no midnight', () => {
    // In Beirut clocks went from 0:00 to 1:00 on Sunday 27 March 2022, in Havana on 13 March 2022.
    const { until } = weekendAt(at('2022-03-26T10:00:00Z'), 'Asia/Beirut');
    expect(iso(until)).toBe('2022-03-27T21:00:00.000Z');
    expect(iso(weekendAt(at('2018-11-01T10:00:00Z'), 'America/Sao_Paulo').until)).toBe(
      '2018-11-05T02:00:00.000Z',
    );
  });
});

test('a day that is given on Friday noon is over on Monday noon, if weekends are off', () => {
  const pauses = { periods: [], weekendsOff: 'UTC' };
  expect(iso(runsOut(at('2026-11-27T12:00:00Z'), DAY, pauses))).toBe('2026-11-30T12:00:00.000Z');
  expect(iso(runsOut(at('2026-11-28T12:00:00Z'), HOUR, pauses))).toBe('2026-11-30T01:00:00.000Z');
});

test('what ends as the weekend begins ends then', () => {
  expect(iso(runsOut(at('2026-11-27T12:00:00Z'), DAY / 2, { periods: [], weekendsOff: 'UTC' }))).toBe(
    '2026-11-28T00:00:00.000Z',
  );
});

const BASE = at('2026-01-01T00:00:00Z');
const moment = fc.integer({ min: 0, max: 400 * 24 }).map((hours) => BASE + hours * HOUR);
const period = fc
  .tuple(moment, fc.integer({ min: 0, max: 30 * 24 }))
  .map(([from, hours]): Period => ({ from, until: from + hours * HOUR }));
const pauses = fc.record({
  periods: fc.array(period, { maxLength: 4 }),
  weekendsOff: fc.constantFrom(undefined, 'UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Chatham'),
});
const time = fc.integer({ min: 0, max: 40 * 24 }).map((hours) => hours * HOUR);

test('a deadline is never earlier than the time that was given, and all of it has run by then', () => {
  fc.assert(
    fc.property(moment, time, pauses, (since, given, off) => {
      const deadline = runsOut(since, given, off);
      expect(deadline).toBeGreaterThanOrEqual(since + given);
      expect(running(since, deadline, off)).toBe(given);
    }),
  );
});

test('a further pause never makes a deadline earlier', () => {
  fc.assert(
    fc.property(moment, time, pauses, period, (since, given, off, more) => {
      const later = { ...off, periods: [...off.periods, more] };
      expect(runsOut(since, given, later)).toBeGreaterThanOrEqual(runsOut(since, given, off));
    }),
  );
});

test('time runs in parts as it does as a whole', () => {
  fc.assert(
    fc.property(moment, time, time, pauses, (since, first, second, off) => {
      const [middle, end] = [since + first, since + first + second];
      expect(running(since, middle, off) + running(middle, end, off)).toBe(running(since, end, off));
    }),
  );
});
