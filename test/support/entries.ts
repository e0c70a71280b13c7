import { randomBytes, randomUUID } from 'node:crypto';
import type { Append } from '../../src/events/append.js';
import type { Entry, EntryDraft } from '../../src/events/entry.js';
import type { EventStore, NewGame } from '../../src/events/event-store.js';
import { commit, commitments, entryHash, NO_PREVIOUS, SALT_BYTES, slotsOf } from '../../src/events/seal.js';
import { Signer } from '../../src/events/signing.js';

/** Entries for tests of the journal, which understands nothing of what it keeps. */

export const SIGNER = new Signer('test-key', Buffer.alloc(32, 7));

export function draftOf(change: Partial<EntryDraft> = {}): EntryDraft {
  return {
    game: '00000000-0000-4000-8000-000000000001',
    entry: 1,
    seat: 'left',
    at: '2026-01-02T03:04:05.678Z',
    ruleset: 'nothing',
    rulesVersion: 1,
    seats: ['left', 'right'],
    asked: { action: { type: 'do' }, by: 'player' },
    askedSlot: 'left',
    events: [{ type: 'Done', schema: 1, audience: ['everyone'], data: { text: 'é', number: 0.1 } }],
    draws: [],
    ...change,
  };
}

export function sealEntry(draft: EntryDraft, previous = NO_PREVIOUS, salts?: Buffer): Entry {
  const fresh = salts ?? randomBytes(SALT_BYTES * slotsOf(draft.seats).length);
  const committed = commitments(draft, fresh, commit);
  const hash = entryHash(draft, committed, previous);
  return {
    ...draft,
    previous,
    commitments: committed,
    hash,
    head: SIGNER.head(draft.game, draft.entry, hash),
  };
}

/** The entry after this one, or the first of a game. */
export function entryAfter(before: Entry | string, change: Partial<EntryDraft> = {}): Entry {
  if (typeof before === 'string') return sealEntry(draftOf({ game: before, ...change }));
  const { game, entry, hash } = before;
  return sealEntry(draftOf({ game, entry: entry + 1, ...change }), hash);
}

export function appendOf(entry: Entry, parts: Append['parts'] = {}): Append {
  return { entry, game: { status: 'open', awaiting: [], dueAt: null, about: '{}' }, rebuilt: 0, parts };
}

export function newGameOf(id: string): NewGame {
  return {
    id,
    ruleset: 'nothing',
    rulesVersion: 1,
    options: {},
    seats: ['left', 'right'],
    visibility: 'private',
    start: 'manual',
    sandbox: false,
    maker: randomUUID(),
    secrets: Buffer.alloc(97),
    at: '2026-01-02T03:04:05.678Z',
  };
}

/** A game with its first entry. */
export async function storedGame(store: EventStore, id: string = randomUUID()): Promise<Entry> {
  const first = entryAfter(id);
  await store.create(newGameOf(id), [appendOf(first)]);
  return first;
}
