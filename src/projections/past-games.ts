import { LRUCache } from 'lru-cache';
import type { Entry } from '../events/entry.js';
import type { EventStore } from '../events/event-store.js';
import { gamesAfter, type GameAt } from '../play/table/game-at.js';
import type { Rulesets } from '../play/table/rulesets.js';

// An entry with the game after it is some kilobytes: what did not change is shared.
const MOST_ENTRIES = 60_000;

/** The beginning of a game: its entries, and the game after each of them. */
export interface Past {
  readonly entries: readonly Entry[];
  readonly games: readonly GameAt[];
}

const NOTHING: Past = { entries: [], games: [] };

/** Games as they were, folded once and kept as long as there is room. What has been written never changes. */
export class PastGames {
  private readonly known = new LRUCache<string, Past>({
    maxSize: MOST_ENTRIES,
    sizeCalculation: ({ entries }) => entries.length,
  });

  constructor(
    private readonly store: EventStore,
    private readonly rulesets: Rulesets,
  ) {}

  /** A game up to an entry, or to its last one if it has fewer. */
  async upTo(gameId: string, version: number): Promise<Past> {
    const known = this.known.get(gameId) ?? NOTHING;
    const past = known.entries.length < version ? await this.readOn(gameId, known, version) : known;
    return { entries: past.entries.slice(0, version), games: past.games.slice(0, version) };
  }

  private async readOn(gameId: string, known: Past, version: number): Promise<Past> {
    const more = await this.store.read(gameId, known.entries.length, version - known.entries.length);
    const [first] = more;
    if (first === undefined) return known;
    const past = {
      entries: [...known.entries, ...more],
      games: gamesAfter(more, this.rulesets.named(first.ruleset), known.games),
    };
    this.known.set(gameId, past);
    return past;
  }
}
