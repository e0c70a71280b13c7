import type { Random } from '../../../src/games/kit/random.js';

export interface Draw {
  readonly purpose: string;
  readonly n: number;
  readonly value: number;
}

/** Chance that a seed repeats: the small generator known as mulberry32. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return { below: (n) => Math.floor((next() / 2 ** 32) * n) };
}

/** Writes down what was drawn. */
export function recording(random: Random): Random & { readonly draws: readonly Draw[] } {
  const draws: Draw[] = [];
  const below = (n: number, purpose: string) => {
    const value = random.below(n, purpose);
    draws.push({ purpose, n, value });
    return value;
  };
  return { below, draws };
}

/** Draws what was recorded, and nothing else. */
export function replaying(draws: readonly Draw[]): Random & { done(): boolean } {
  let next = 0;
  const below = (n: number, purpose: string) => {
    const draw = draws[next];
    next += 1;
    if (draw?.purpose !== purpose || draw.n !== n) {
      throw new Error(`${purpose} of ${n} was drawn instead of ${JSON.stringify(draw)}`);
    }
    return draw.value;
  };
  return { below, done: () => next === draws.length };
}

/** For rules that draw nothing. */
export const noChance: Random = {
  below: (n, purpose) => {
    throw new Error(`${purpose} of ${n} was drawn where nothing should be`);
  },
};

/** Chance that draws these numbers for these purposes, in this order; anything else is the first possible. */
export function drawing(numbers: Readonly<Record<string, readonly number[]>>): () => Random {
  return () => {
    const left = new Map(Object.entries(numbers).map(([purpose, values]) => [purpose, [...values]]));
    return { below: (_n, purpose) => left.get(purpose)?.shift() ?? 0 };
  };
}

export const anyChance = drawing({});

/** Where a kind stands among those that may be drawn, for `drawing`. */
export function placeIn(pile: Readonly<Record<string, number>>, wanted: string): number {
  let before = 0;
  for (const [kind, count] of Object.entries(pile)) {
    if (kind === wanted) return before;
    before += count;
  }
  throw new Error(`${wanted} cannot be drawn`);
}
