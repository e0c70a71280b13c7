import type { Draw } from '../../events/entry.js';
import type { Sandbox } from '../table/shapes.js';

/** By purpose: how often it has been drawn for. */
export type Counts = Readonly<Record<string, number>>;

/**
 * The dice of a sandbox. Each value is used once, in the order of the draws for its purpose over the whole game: also by
 * a draw that is struck, since entry numbers, too, never come again. Of a value that is too large the remainder counts.
 */
export class ScriptedDice {
  private readonly used: Map<string, number>;

  /** @param used in earlier entries */
  constructor(
    private readonly dice: Sandbox['dice'] = {},
    used: Counts = {},
  ) {
    this.used = new Map(Object.entries(used));
  }

  /** What the next draw for a purpose is to be; undefined where it is drawn as in any game. */
  next(n: number, purpose: string): number | undefined {
    const place = this.used.get(purpose) ?? 0;
    this.used.set(purpose, place + 1);
    const value = Object.hasOwn(this.dice, purpose) ? this.dice[purpose]?.[place] : undefined;
    return value === undefined ? undefined : value % n;
  }
}

/** The counts after one more entry, whatever becomes of it. */
export function drawnAfter(counts: Counts, draws: readonly Pick<Draw, 'purpose'>[]): Counts {
  return draws.reduce<Counts>(
    (sums, { purpose }) => ({ ...sums, [purpose]: (sums[purpose] ?? 0) + 1 }),
    counts,
  );
}
