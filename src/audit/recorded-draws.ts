import type { Draw } from '../events/entry.js';
import type { Random } from '../games/kit/random.js';

type Drawn = Pick<Draw, 'purpose' | 'n' | 'value'>;

/** The recorded draws, given again in their order; another question than was asked then is refused. */
export class RecordedDraws implements Random {
  private next = 0;

  constructor(private readonly draws: readonly Drawn[]) {}

  below(n: number, purpose: string): number {
    const draw = this.draws[this.next];
    if (draw === undefined) throw new Error(`the rules draw for ${purpose}, and no such draw is recorded`);
    if (draw.n !== n || draw.purpose !== purpose) {
      throw new Error(
        `the rules draw for ${purpose} below ${n}, and recorded is ${draw.purpose} below ${draw.n}`,
      );
    }
    this.next += 1;
    return draw.value;
  }

  get allUsed(): boolean {
    return this.next === this.draws.length;
  }
}
