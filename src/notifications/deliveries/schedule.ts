const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** From each attempt that failed to the next. The first attempt is made at once. */
const PAUSES = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR];

/** So that what failed together is not tried again together: this much of a pause is chance. */
const JITTER = 0.2;

export interface Failure {
  /** How many attempts were made, this one included. */
  readonly attempts: number;
  readonly now: Date;
  /** From 0 up to 1. */
  readonly chance: number;
  /** `Retry-After` of the answer, as it came. */
  readonly retryAfter?: string | undefined;
}

/**
 * When to try again; undefined: no more.
 * A receiver may ask to be left alone for longer, but not for more than twice as long, and never for less.
 */
export function nextAttempt({ attempts, now, chance, retryAfter }: Failure): Date | undefined {
  const pause = PAUSES[attempts - 1];
  if (pause === undefined) return undefined;
  const asked = askedPause(retryAfter, now) ?? pause * (1 + JITTER * chance);
  return new Date(now.getTime() + Math.round(Math.min(Math.max(asked, pause), 2 * pause)));
}

/** Milliseconds that a `Retry-After` asks for (RFC 9110, section 10.2.3): seconds or a date. */
function askedPause(retryAfter: string | undefined, now: Date): number | undefined {
  if (retryAfter === undefined) return undefined;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * SECOND;
  const until = retryAfter.endsWith(' GMT') ? Date.parse(retryAfter) : NaN;
  return Number.isNaN(until) ? undefined : until - now.getTime();
}
