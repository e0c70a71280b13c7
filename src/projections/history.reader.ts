import type { Pool } from 'pg';
import type { EventStore } from '../events/event-store.js';
import type { Rulesets } from '../play/table/rulesets.js';
import type { ToldEntry } from '../play/table/shapes.js';
import { toldEntry } from '../play/table/telling.js';
import { lookAt, windowIn } from './game-row.js';

export interface HistoryQuery {
  readonly seat?: string | undefined;
  /** The entry number to go on after. */
  readonly after: number;
  readonly limit: number;
}

export interface History {
  readonly version: number;
  readonly ruleset: string;
  readonly items: readonly ToldEntry[];
  /** The entry number to go on after, or null at the end. */
  readonly next: number | null;
}

/** The journal as one viewer may be told it now, with its seals. */
export class HistoryReader {
  constructor(
    private readonly pool: Pool,
    private readonly store: EventStore,
    private readonly rulesets: Rulesets,
  ) {}

  /** @throws Refusal */
  async entries(gameId: string, playerId: string, { seat, after, limit }: HistoryQuery): Promise<History> {
    const { row, viewer } = await lookAt(this.pool, gameId, playerId, seat);
    const most = Math.max(0, Math.min(limit, row.version - after));
    const entries = await this.store.read(gameId, after, most);
    const window = windowIn(row, viewer);
    const ruleset = this.rulesets.named(row.ruleset);
    const last = entries.at(-1)?.entry ?? after;
    return {
      version: row.version,
      ruleset: row.ruleset,
      items: entries.map((entry) => toldEntry(entry, viewer, window, ruleset)),
      next: last < row.version ? last : null,
    };
  }
}
