import type { Random } from './random.js';

/** A pile whose order nobody knows: how many of each kind lie in it. */
export type Pile<Kind extends string> = Readonly<Record<Kind, number>>;

export function sizeOf(pile: Readonly<Record<string, number>>): number {
  let size = 0;
  for (const kind in pile) size += pile[kind] ?? 0;
  return size;
}

/** The kind of the next one, each of the pile equally likely. `kinds` fixes which number means which kind. */
export function drawFrom<Kind extends string>(
  pile: Pile<Kind>,
  kinds: readonly Kind[],
  random: Random,
  purpose: string,
): Kind {
  let left = random.below(sizeOf(pile), purpose);
  for (const kind of kinds) {
    left -= pile[kind];
    if (left < 0) return kind;
  }
  throw new Error(`Nothing left to draw for ${purpose}`);
}

export function plus<Kind extends string>(pile: Pile<Kind>, ...added: readonly NoInfer<Kind>[]): Pile<Kind> {
  const sum: Record<Kind, number> = { ...pile };
  for (const kind of added) sum[kind] += 1;
  return sum;
}

/** @throws Error if one of them does not lie there */
export function minus<Kind extends string>(pile: Pile<Kind>, ...taken: readonly NoInfer<Kind>[]): Pile<Kind> {
  const rest: Record<Kind, number> = { ...pile };
  for (const kind of taken) {
    if (rest[kind] < 1) throw new Error(`There is no ${kind} left`);
    rest[kind] -= 1;
  }
  return rest;
}

/** Everything of both piles. */
export function together<Kind extends string>(one: Pile<Kind>, other: Pile<Kind>): Pile<Kind> {
  const sum: Record<Kind, number> = { ...one };
  for (const kind in other) sum[kind] += other[kind];
  return sum;
}
