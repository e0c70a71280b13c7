import type { EventStore } from '../events/event-store.js';
import type { Rulesets } from '../play/table/rulesets.js';
import type { ToldEntry } from '../play/table/shapes.js';
import { toldEntry } from '../play/table/telling.js';
import type { Looker } from './game-row.js';
import type { Looks } from './looks.js';

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
    private readonly looks: Looks,
    private readonly store: EventStore,
    private readonly rulesets: Rulesets,
  ) {}

  /** @throws Refusal */
  async entries(gameId: string, looker: Looker, { seat, after, limit }: HistoryQuery): Promise<History> {
    const { row, viewer, window, read } = await this.looks.at(gameId, looker, seat, ({ version }) => {
      const from = Math.min(after, version);
      return { what: 'events', from, to: Math.min(from + limit, version) };
    });
    const entries = await this.store.read(gameId, read.from, read.to - read.from);
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
