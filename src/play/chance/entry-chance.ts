import { EVERYONE, type Draw, type Slot } from '../../events/entry.js';
import type { Random } from '../../games/kit/random.js';
import { drawBelow, type DrawPlace } from './draw.js';
import { CHAIN_LENGTH, lastLink, LinkChain, linkPlace } from './link-chain.js';
import { ScriptedDice } from './scripted-dice.js';
import type { GameSecrets } from './seeds.js';

/** The chains of one game, made when first asked for. */
export class GameLinks {
  private readonly chains = new Map<number, LinkChain>();

  constructor(
    private readonly game: string,
    private readonly secrets: GameSecrets,
  ) {}

  ofEntry(entry: number): Buffer {
    const { chain, number } = linkPlace(entry);
    return this.chain(chain).link(number);
  }

  /** The anchor that an entry must publish: that of the next chain, where this entry uses one up (hex). */
  anchorDue(entry: number): string | undefined {
    if (entry % CHAIN_LENGTH !== 0) return undefined;
    return this.chain(entry / CHAIN_LENGTH)
      .link(0)
      .toString('hex');
  }

  private chain(number: number): LinkChain {
    const known = this.chains.get(number);
    if (known !== undefined) return known;
    const chain = new LinkChain(lastLink(this.secrets.publicSeed, this.game, number));
    this.chains.set(number, chain);
    return chain;
  }
}

/** The verifiable chance of one entry: draws, and keeps what it drew. */
export class EntryChance implements Random {
  readonly draws: Draw[] = [];
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly place: Pick<DrawPlace, 'game' | 'entry' | 'entropies'>,
    private readonly secrets: GameSecrets,
    private readonly links: GameLinks,
    private readonly audienceOf: (purpose: string) => readonly Slot[],
    private readonly script = new ScriptedDice(),
  ) {}

  below(n: number, purpose: string): number {
    const audience = this.audienceOf(purpose);
    const index = this.counts.get(purpose) ?? 0;
    const value = this.script.next(n, purpose) ?? this.drawn(n, purpose, index, audience);
    this.counts.set(purpose, index + 1);
    this.draws.push({ purpose, index, n, value, audience });
    return value;
  }

  private drawn(n: number, purpose: string, index: number, audience: readonly Slot[]): number {
    const seed = audience.includes(EVERYONE) ? this.links.ofEntry(this.place.entry) : this.secrets.secretSeed;
    return drawBelow(n, seed, { ...this.place, purpose, index });
  }

  /** Opens this entry's public draws, if there are any (hex). */
  get link(): string | undefined {
    const drewInPublic = this.draws.some(({ audience }) => audience.includes(EVERYONE));
    return drewInPublic ? this.links.ofEntry(this.place.entry).toString('hex') : undefined;
  }
}
