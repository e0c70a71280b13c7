import type { EventStore } from '../events/event-store.js';
import type { Viewer } from '../games/kit/audience.js';
import type { Rulesets } from '../play/table/rulesets.js';
import type { ToldEntry } from '../play/table/shapes.js';
import { toldEntry } from '../play/table/telling.js';
import type { Looker } from './game-row.js';
import type { Looking, Looks } from './looks.js';
import { nowOf, type GameNow } from './watching/watcher.js';

export interface HistoryQuery {
  readonly seat?: string | undefined;
  /** The entry number to go on after. */
  readonly after: number;
  readonly limit: number;
}

export interface History extends GameNow {
  /** As whom they were told. */
  readonly viewer: Viewer;
  readonly items: readonly ToldEntry[];
  /** The entry number to go on after, or null at the end. */
  readonly next: number | null;
}

/** The journal as one viewer may be told it now, with its seals. */
export class HistoryReader {
  constructor(
    private readonly looks: Looks,
    private readonly store: EventStore,
    private readonly rulesets: Rulesets,
  ) {}

  /** @throws Refusal */
  async entries(gameId: string, looker: Looker, { seat, after, limit }: HistoryQuery): Promise<History> {
    const looking = await this.looks.at(gameId, looker, seat, ({ version }) => {
      const from = Math.min(after, version);
      return { what: 'events', from, to: Math.min(from + limit, version) };
    });
    return this.read(looking, after);
  }

  /**
   * All entries after one.
   * @returns undefined if there are more than `limit`, or the game has not come so far
   * @throws Refusal
   */
  async missed(gameId: string, looker: Looker, asked: HistoryQuery): Promise<History | undefined> {
    const { seat, after, limit } = asked;
    try {
      const looking = await this.looks.at(gameId, looker, seat, ({ version }) => {
        // Before anything is recorded as looked at.
        if (version < after || version - after > limit) throw new Gap();
        return { what: 'events', from: after, to: version };
      });
      return await this.read(looking, after);
    } catch (error) {
      if (error instanceof Gap) return undefined;
      throw error;
    }
  }

  private async read({ row, viewer, window, read }: Looking, after: number): Promise<History> {
    const entries = await this.store.read(row.id, read.from, read.to - read.from);
    const ruleset = this.rulesets.named(row.ruleset);
    const last = entries.at(-1)?.entry ?? after;
    return {
      ...nowOf(row),
      viewer,
      items: entries.map((entry) => toldEntry(entry, viewer, window, ruleset)),
      next: last < row.version ? last : null,
    };
  }
}

class Gap extends Error {}
