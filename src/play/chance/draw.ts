import { createHmac } from 'node:crypto';
import { canonical } from '../../events/canonical.js';

const DRAW_FORMAT = 'harker-draw/1';
const DRAW_BYTES = 6;
const RANGE = 2 ** (8 * DRAW_BYTES);

export interface DrawPlace {
  readonly game: string;
  readonly entry: number;
  readonly purpose: string;
  /** Counts from 0 within one purpose of one entry. */
  readonly index: number;
  /** What each seat's client gave before the game began, in the order of the seats. */
  readonly entropies: readonly (readonly [seat: string, entropy: string])[];
}

/**
 * A whole number from 0 to n - 1, each equally likely: the first 48 bits of
 * HMAC-SHA256(seed, canonical `[format, game, entry, purpose, index, attempt, entropies]`), rejected and asked again
 * where they would favour small numbers.
 * @param seed 32 bytes: the entry's link for public draws, the secret seed for others
 */
export function drawBelow(
  n: number,
  seed: Buffer,
  { game, entry, purpose, index, entropies }: DrawPlace,
): number {
  if (!Number.isInteger(n) || n < 1 || n > RANGE) throw new RangeError(`there is no number below ${n}`);
  const fair = RANGE - (RANGE % n);
  for (let attempt = 0; ; attempt++) {
    const message = canonical([DRAW_FORMAT, game, entry, purpose, index, attempt, entropies]);
    const number = createHmac('sha256', seed).update(message).digest().readUIntBE(0, DRAW_BYTES);
    if (number < fair) return number % n;
  }
}
