import { toldEntry } from '../../src/http/play/told.js';
import type { Phrases } from '../../src/words/phrases.js';
import type { ToldEntry } from '../../src/play/table/shapes.js';
import type { Received } from './stranger.js';

const keysForWords = { say: ({ key }: { key: string }) => key } as unknown as Phrases;

/** Entries as they go over the wire, with keys in the place of words. */
export function overTheWire(entries: readonly ToldEntry[]): Received[] {
  return JSON.parse(JSON.stringify(entries.map((entry) => toldEntry(entry, keysForWords)))) as Received[];
}
