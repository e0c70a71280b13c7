import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { SignedCheckpoint } from '../../events/signing.js';
import type { GamesReader } from '../../projections/games.reader.js';
import { Refusal } from '../../refusals/refusal.js';
import { checkpointOf, checkpointsBelow } from './checkpoint.js';
import { readLeaf, readTree, type Leaf, type Tree } from './tree.js';

// A tree of a million games is some hundred kilobytes.
const MOST_TREES = 8;

export interface CheckpointsPage {
  readonly items: readonly SignedCheckpoint[];
  /** The number below which the next page begins; null at the end. */
  readonly next: number | null;
}

export interface GameInCheckpoint extends Leaf {
  readonly checkpoint: SignedCheckpoint;
}

/** Checkpoints, for anyone; and the place of one game in them, for those who may see the game. */
export class CheckpointsReader {
  private readonly trees = new LRUCache<number, Promise<Tree>>({ max: MOST_TREES });
  private reading: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly pool: Pool,
    private readonly games: GamesReader,
  ) {}

  /** Newest first. */
  async list(below: number | null, limit: number): Promise<CheckpointsPage> {
    const found = await checkpointsBelow(this.pool, below, limit + 1);
    const items = found.slice(0, limit);
    return { items, next: found.length > limit ? items.at(-1)!.number : null };
  }

  /** @throws Refusal */
  async one(number: number): Promise<SignedCheckpoint> {
    const found = await checkpointOf(this.pool, number);
    if (found === undefined) throw new Refusal('checkpoint-not-found');
    return found;
  }

  /** @throws Refusal */
  async ofGame(number: number, gameId: string, playerId: string): Promise<GameInCheckpoint> {
    await this.games.one(gameId, playerId);
    const checkpoint = await this.one(number);
    const leaf = await readLeaf(this.pool, await this.tree(number), gameId);
    if (leaf === undefined) throw new Refusal('checkpoint-not-found');
    return { checkpoint, ...leaf };
  }

  /** One is read at a time, since it reads something of every game. */
  private tree(number: number): Promise<Tree> {
    const known = this.trees.get(number);
    if (known !== undefined) return known;
    const reading = this.reading.then(() => readTree(this.pool, number));
    this.trees.set(number, reading);
    this.reading = reading.catch(() => this.trees.delete(number));
    return reading;
  }
}
