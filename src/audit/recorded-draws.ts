import type { Draw } from '../events/entry.js';
import type { Random } from '../games/kit/random.js';

type Drawn = Pick<Draw, 'purpose' | 'n' | 'value'>;

/**
 * The recorded draws, given again: those for one purpose in their order, as they were counted when they were drawn.
 * Another question than was asked then is refused.
 */
export class RecordedDraws implements Random {
  private readonly rest: Drawn[];

  constructor(draws: readonly Drawn[]) {
    this.rest = [...draws];
  }

  below(n: number, purpose: string): number {
    const place = this.rest.findIndex((draw) => draw.purpose === purpose);
    const [draw] = place < 0 ? [] : this.rest.splice(place, 1);
    if (draw === undefined) throw new Error(`the rules draw for ${purpose}, and no such draw is recorded`);
    if (draw.n !== n)
      throw new Error(`the rules draw for ${purpose} below ${n}, and recorded is one below ${draw.n}`);
    return draw.value;
  }

  get allUsed(): boolean {
    return this.rest.length === 0;
  }
}
