import type { Entry, JournalEvent } from '../events/entry.js';
import { toEntry } from '../events/read-entries.js';
import type { StoredGame } from './stored-game.js';

interface Created {
  readonly ruleset: string;
  readonly seats: readonly { readonly seat: string }[];
}

/** The seats as the journal itself names them: the game's row may say something else. */
export function seatsOf({ row, events }: StoredGame): readonly string[] {
  return createdIn(events)?.seats.map(({ seat }) => seat) ?? row.seats;
}

/** The entries that the rows stand for, with the ruleset and the seats that the journal names. */
export function entriesOf(game: StoredGame): Entry[] {
  const seats = seatsOf(game);
  const ruleset = createdIn(game.events)?.ruleset ?? game.row.ruleset;
  const events = new Map<number, JournalEvent[]>(game.entries.map(({ entry }) => [entry, []]));
  for (const { entry, type, schema, audience, data } of game.events) {
    events.get(entry)?.push({ type, schema, audience, data: JSON.parse(data) as Record<string, unknown> });
  }
  return game.entries.map((row) => ({
    ...toEntry({ ...row, seats, ruleset, events: '[]' }),
    events: events.get(row.entry)!,
  }));
}

function createdIn(events: StoredGame['events']): Created | undefined {
  const [first] = events;
  if (first?.type !== 'GameCreated') return undefined;
  const created = JSON.parse(first.data) as Created;
  return Array.isArray(created.seats) ? created : undefined;
}
