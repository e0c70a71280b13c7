import type { HeaderName } from './headers.js';

/** A call that is to go. Days are YYYY-MM-DD, in UTC. */
export interface Deprecated {
  readonly since: string;
  /** The first day on which it may be gone. */
  readonly sunset: string;
  /** What to do instead: a sentence. */
  readonly instead: string;
}

const DAY = 24 * 60 * 60 * 1000;
/** Six months, whichever they are. */
const NOTICE_DAYS = 184;

export const ANNOUNCED: readonly HeaderName[] = ['Deprecation', 'Sunset'];

/** RFC 9745 and RFC 8594. @throws where clients have less than six months */
export function announcement({ since, sunset }: Deprecated): Record<string, string> {
  const [from, until] = [Date.parse(since), Date.parse(sunset)];
  if (!(until - from >= NOTICE_DAYS * DAY))
    throw new Error(`From ${since} to ${sunset} is less than six months.`);
  return { deprecation: `@${from / 1000}`, sunset: new Date(until).toUTCString() };
}

/** What a description says of it. */
export function inWords({ since, sunset, instead }: Deprecated): string {
  return `Deprecated since ${since}, and gone on ${sunset} at the earliest. ${instead}`;
}
