import { LRUCache } from 'lru-cache';
import type { Entry } from '../events/entry.js';
import type { EventStore } from '../events/event-store.js';

/** What of an entry somebody may have heard. */
export type HeardEntry = Pick<Entry, 'entry' | 'events'>;

// An event is some hundred bytes.
const MOST_EVENTS = 50_000;

const sizeOf = (entries: readonly HeardEntry[]): number =>
  entries.reduce((sum, { events }) => sum + events.length, 1);

/** The entries of games in which bots play: each is read once, as long as there is room for it. */
export class HeardEntries {
  private readonly games = new LRUCache<string, readonly HeardEntry[]>({
    maxSize: MOST_EVENTS,
    sizeCalculation: sizeOf,
  });

  constructor(private readonly store: Pick<EventStore, 'read'>) {}

  /** All that the game has now. */
  async of(gameId: string): Promise<readonly HeardEntry[]> {
    const known = this.games.get(gameId) ?? [];
    const more = await this.store.read(gameId, known.at(-1)?.entry ?? 0);
    if (more.length === 0) return known;
    const entries = [...known, ...more.map(({ entry, events }) => ({ entry, events }))];
    this.games.set(gameId, entries);
    return entries;
  }
}
