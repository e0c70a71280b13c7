import { canonical, sha256 } from './canonical.js';
import { EVERYONE, NOBODY, PASSING } from './entry.js';
import type { Commitment, Draw, EntryDraft, JournalEvent, Slot } from './entry.js';

export const ENTRY_FORMAT = 'harker-entry/1';
const COMMITMENT_FORMAT = 'harker-commitment/1';

/** What the first entry of a game names as the one before it. */
export const NO_PREVIOUS = '0'.repeat(64);

export const SALT_BYTES = 32;

/** What a commitment binds: `value` is hidden behind `salt`. */
export interface Committed {
  readonly game: string;
  readonly entry: number;
  readonly slot: Slot;
  readonly salt: string;
  readonly value: unknown;
}

/** SHA-256 over the canonical `[format, game, entry, slot, salt, value]`, hex. */
export type Commit = (committed: Committed) => string;

export const commit: Commit = ({ game, entry, slot, salt, value }) =>
  sha256(canonical([COMMITMENT_FORMAT, game, entry, slot, salt, value]));

/** Every entry has these commitments, empty or not, so that their number says nothing. */
export function slotsOf(seats: readonly string[]): readonly Slot[] {
  return [PASSING, NOBODY, ...seats];
}

export function sealedEvent(event: JournalEvent): Record<string, unknown> {
  return { ...event.data, type: event.type, schema: event.schema };
}

export function sealedDraw({
  purpose,
  index,
  n,
  value,
}: Draw): Pick<Draw, 'purpose' | 'index' | 'n' | 'value'> {
  return { purpose, index, n, value };
}

/** What one commitment holds: all of the entry that this slot, and not everyone, may know. */
export function slotValue(draft: EntryDraft, slot: Slot): Record<string, unknown> {
  const value = {
    asked: draft.askedSlot === slot ? draft.asked : null,
    events: draft.events.filter((event) => event.audience.includes(slot)).map(sealedEvent),
  };
  return slot === NOBODY ? { ...value, ...untilTheEnd(draft) } : value;
}

/**
 * A number that was drawn, and out of how many, says what else could have come: more than what came of it. So all draws
 * but public ones wait for the end, and so does how public and hidden events were interleaved, which would count them.
 */
function untilTheEnd({ draws, events }: EntryDraft): Record<string, unknown> {
  return {
    draws: draws.filter((draw) => !isPublic(draw)).map(sealedDraw),
    order: events.map(({ audience }) => audience),
  };
}

/** One commitment per slot; `salts` are fresh random bytes, 32 for each. */
export function commitments(draft: EntryDraft, salts: Buffer, commitTo: Commit): Commitment[] {
  return slotsOf(draft.seats).map((slot, place) => {
    const salt = salts.toString('hex', place * SALT_BYTES, (place + 1) * SALT_BYTES);
    const value = slotValue(draft, slot);
    return { slot, salt, hash: commitTo({ game: draft.game, entry: draft.entry, slot, salt, value }) };
  });
}

/** What the hash of an entry covers, as every viewer can write it down from what they were told. */
export function sealedDocument(
  draft: EntryDraft,
  committed: readonly Commitment[],
  previous: string,
): Record<string, unknown> {
  return {
    format: ENTRY_FORMAT,
    game: draft.game,
    entry: draft.entry,
    seat: draft.seat ?? null,
    at: draft.at,
    ruleset: draft.ruleset,
    rulesVersion: draft.rulesVersion,
    previous,
    asked: draft.askedSlot === EVERYONE ? draft.asked : null,
    events: draft.events.filter(isPublic).map(sealedEvent),
    draws: draft.draws.filter(isPublic).map(sealedDraw),
    link: draft.link ?? null,
    anchor: draft.anchor ?? null,
    commitments: Object.fromEntries(committed.map(({ slot, hash }) => [slot, hash])),
  };
}

/** SHA-256 over the canonical sealed document, hex. */
export function entryHash(draft: EntryDraft, committed: readonly Commitment[], previous: string): string {
  return sha256(canonical(sealedDocument(draft, committed, previous)));
}

function isPublic({ audience }: { audience: readonly Slot[] }): boolean {
  return audience.includes(EVERYONE);
}
