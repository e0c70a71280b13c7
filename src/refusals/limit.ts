import { Refusal } from './refusal.js';

/** How often something may be done in how many seconds. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

/** How many are left of a limit, and in how many seconds there are more. */
export interface Spent {
  readonly limit: Limit;
  readonly left: number;
  readonly seconds: number;
}

/** Whoever asks is told what is left, also where that is nothing. */
export type Tell = (spent: Spent) => void;

/**
 * Counts one more in a window that moves along.
 *
 * @param times of those before, milliseconds since 1970, in order
 * @throws Refusal
 */
export function countOneMore(limit: Limit, times: readonly number[], now: number, tell?: Tell): void {
  const { most, seconds: window } = limit;
  const before = times.filter((at) => at > now - window * 1_000);
  const isFull = before.length >= most;
  const next = (isFull ? before.at(-most) : before[0]) ?? now;
  const seconds = Math.max(1, Math.ceil((next - now) / 1_000 + window));
  tell?.({ limit, left: Math.max(0, most - before.length - 1), seconds });
  if (isFull) throw new Refusal('too-many-requests', { retryAfter: seconds });
}
