import { hashOf, same } from './canonical.js';
import { PublicDraws, Script } from './draws.js';
import { Keys } from './keys.js';
import { Table } from './table.js';
import { checkTelling, sealed } from './telling.js';
import type { Entry, Head, SigningKey } from './types.js';
import { atEntry, must } from './untrue.js';

const NO_PREVIOUS = '0'.repeat(64);

export interface Checked {
  readonly entries: number;
  readonly commitments: number;
  readonly draws: number;
  /** Whether it is no real game: its dice may have followed a script. */
  readonly sandbox: boolean;
}

/**
 * Checks the entries of a game in their order from the first on, as they are received. Nothing is believed but the keys:
 * hashes, signatures, opened commitments, what was told, the table that chance depends on, and public dice are worked out
 * again. Whether an action was legal is not: for that, see `checkProof`.
 */
export class Chain {
  /** That of the last entry; its hash is 64 zeros before the first. */
  head: Pick<Head, 'version' | 'hash'> = { version: 0, hash: NO_PREVIOUS };
  private readonly hashes: string[] = [];
  private commitments = 0;
  private readonly table = new Table();
  private draws: PublicDraws | undefined;

  private constructor(
    private readonly game: string,
    private readonly keys: Keys,
  ) {}

  static async of(game: string, keys: readonly Pick<SigningKey, 'key' | 'publicKey'>[]): Promise<Chain> {
    return new Chain(game, await Keys.of(keys));
  }

  get checked(): Checked {
    const sandbox = this.table.isSandbox;
    const { commitments, draws } = this;
    return { entries: this.hashes.length, commitments, draws: draws?.count ?? 0, sandbox };
  }

  /** @throws Untrue, with the entry at fault */
  async take(told: Entry): Promise<void> {
    await atEntry(this.head.version + 1, async () => {
      await this.follows(told);
      await this.opens(told);
      this.learn(told);
      checkTelling(told, this.table.slots);
      await this.draws!.take(told, this.table.entropies);
    });
    this.head = told.head;
    this.hashes.push(told.hash);
  }

  /** A receipt, or a head that somebody else was given: the game must have gone through it. @throws Untrue */
  async meets(head: Head): Promise<void> {
    await atEntry(head.version, async () => {
      must(
        await this.keys.signedHead(this.game, head),
        'the receipt is not signed for this game by a key that is known',
      );
      const hash = this.hashes[head.version - 1];
      must(hash !== undefined, `there is a receipt for it, and the entries end at ${this.hashes.length}`);
      must(hash === head.hash, 'the receipt is for another entry: history was replaced');
    });
  }

  private async follows({ entry, seal, hash, head, ...told }: Entry): Promise<void> {
    must(entry === this.head.version + 1, `its number is ${entry}, after entry ${this.head.version}`);
    must(seal.format === 'harker-entry/1', `its format is ${seal.format}`);
    must(seal.previous === this.head.hash, 'it does not name the hash of the entry before it');
    const document = sealedDocument(this.game, { entry, seal, ...told });
    must((await hashOf(document)) === hash, 'its hash does not fit its content');
    must(head.version === entry && head.hash === hash, 'its head is that of another entry');
    must(await this.keys.signedHead(this.game, head), 'its head is not signed by a key that is known');
  }

  private async opens({ entry, seal }: Entry): Promise<void> {
    for (const [slot, { salt, value }] of Object.entries(seal.opened)) {
      const hash = await hashOf(['harker-commitment/1', this.game, entry, slot, salt, value]);
      must(hash === seal.commitments[slot], `the commitment for ${slot} does not hold what was opened`);
      this.commitments += 1;
    }
  }

  private learn(told: Entry): void {
    this.table.take(told);
    const { randomness, sandbox } = this.table.made;
    this.draws ??= new PublicDraws(this.game, randomness.anchor, new Script(sandbox?.dice));
    const slots = Object.keys(told.seal.commitments).sort();
    must(same(slots, this.table.slots), 'commitments are missing or too many');
  }
}

/** What the hash of an entry covers, written down from what was received. */
function sealedDocument(
  game: string,
  { entry, seat, at, events, seal }: Pick<Entry, 'entry' | 'seat' | 'at' | 'events' | 'seal'>,
) {
  const { format, ruleset, rulesVersion, previous, asked, draws, link, anchor, commitments } = seal;
  return {
    ...{ format, game, entry, seat, at, ruleset, rulesVersion, previous, asked },
    events: events.filter(({ audience }) => audience === 'everyone').map(sealed),
    ...{ draws, link, anchor, commitments },
  };
}
