import type { Period } from './period.js';

const DAY_MS = 86_400_000;
/** 1 January 1970 was a Thursday. */
const THURSDAY = 4;
const SATURDAY = 6;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const clock = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601', { timeZone: zone, ...numeric, ...clock });
  formats.set(zone, format);
  return format;
}

/** What a clock on the wall shows there, as if it were UTC. */
export function wallClock(at: number, zone: string): number {
  const shown = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  const { year, month, day, hour, minute, second } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The first moment of a day, counted from 1 January 1970 there: clocks may be put forward or back at midnight. */
function dayBegins(day: number, zone: string): number {
  const midnight = day * DAY_MS;
  const moments = [midnight - DAY_MS, midnight + DAY_MS].map(
    (near) => midnight - (wallClock(near, zone) - near),
  );
  const inDay = moments.filter((moment) => wallClock(moment, zone) >= midnight);
  return Math.min(...inDay);
}

/** The weekend there that this moment lies in, or else the next one. */
export function weekendAt(at: number, zone: string): Period {
  const day = Math.floor(wallClock(at, zone) / DAY_MS);
  const weekday = (((day + THURSDAY) % 7) + 7) % 7;
  // Sunday is 0, and belongs to the Saturday before.
  const saturday = weekday === 0 ? day - 1 : day + SATURDAY - weekday;
  return { from: dayBegins(saturday, zone), until: dayBegins(saturday + 2, zone) };
}

export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}
