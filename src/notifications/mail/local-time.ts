import { wallClock } from '../../play/table/clock/weekends.js';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Hours and minutes of a day, `22:30`. */
export const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return hours * 60 + minutes;
}

/** When clocks there show this time on a day, counted from the day of `at` there. What a clock jumps over is an hour off. */
function momentOn(day: number, at: number, time: string, zone: string): number {
  const midnight = Math.floor(wallClock(at, zone) / DAY_MS) * DAY_MS;
  const shown = midnight + day * DAY_MS + minutesOf(time) * MINUTE_MS;
  const before = shown - (wallClock(at, zone) - Math.floor(at / 1000) * 1000);
  return shown - (wallClock(before, zone) - before);
}

/** The first moment after `at` when clocks there show this time. */
export function nextTime(at: Date, time: string, zone: string): Date {
  const moments = [0, 1, 2].map((day) => momentOn(day, at.getTime(), time, zone));
  return new Date(moments.find((moment) => moment > at.getTime())!);
}

/** The last moment up to `at` when clocks there showed this time. */
export function lastTime(at: Date, time: string, zone: string): Date {
  const moments = [0, -1, -2].map((day) => momentOn(day, at.getTime(), time, zone));
  return new Date(moments.find((moment) => moment <= at.getTime())!);
}

/** Until when it is quiet there, if it is: from one time of the day to another, over midnight where the first is later. */
export function quietUntil(at: Date, from: string, to: string, zone: string): Date | undefined {
  const until = nextTime(at, to, zone);
  return lastTime(at, from, zone) > lastTime(at, to, zone) ? until : undefined;
}

/** A moment as it is written there, with the zone. */
export function writtenTime(at: Date, zone: string, language: string): string {
  // As Harker spells English.
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...{
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    },
    ...{ hourCycle: 'h23', timeZone: zone, timeZoneName: 'short' },
  }).format(at);
}
