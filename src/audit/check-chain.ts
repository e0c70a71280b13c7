import { sha256 } from '../events/canonical.js';
import type { Entry } from '../events/entry.js';
import { commit, entryHash, NO_PREVIOUS, SALT_BYTES, slotValue } from '../events/seal.js';
import { headIsSigned } from '../events/signing.js';
import { differences, faultAt, type Fault } from './fault.js';
import type { PublishedKeys, StoredGame } from './stored-game.js';

const KEY_BYTES = 32;

/** Entries 1, 2, 3 … to the version, and in each of them events 0, 1, 2 …; no event without its entry. */
export function checkNumbers({ row, entries, events }: StoredGame): Fault[] {
  const known = new Set(entries.map(({ entry }) => entry));
  const faults: Fault[] = [];
  for (let number = 1; number <= Math.max(row.version, entries.at(-1)?.entry ?? 0); number++) {
    if (!known.has(number)) faults.push(faultAt(number, 'it is missing'));
    else if (number > row.version)
      faults.push(faultAt(number, `the game's row ends at entry ${row.version}`));
  }
  let expected = 0;
  events.forEach(({ entry, index }, place) => {
    expected = events[place - 1]?.entry === entry ? expected + 1 : 0;
    if (index !== expected)
      faults.push(faultAt(entry, `its events are not numbered without a gap at ${expected}`));
    expected = index;
    if (!known.has(entry)) faults.push(faultAt(entry, 'an event is there without its entry'));
  });
  return faults;
}

/** Everything that the seal covers, worked out anew from what is stored. */
export function checkChain(entries: readonly Entry[], keys: PublishedKeys): Fault[] {
  return entries.flatMap((entry, place) => {
    const before = entries[place - 1];
    return [...checkSeal(entry, before?.hash ?? NO_PREVIOUS), ...checkSignature(entry, keys)];
  });
}

function checkSeal(entry: Entry, previous: string): Fault[] {
  const slots = entry.commitments.map(({ slot, salt, hash }) => {
    const place = { game: entry.game, entry: entry.entry, slot, salt };
    const good =
      salt.length === SALT_BYTES * 2 && commit({ ...place, value: slotValue(entry, slot) }) === hash;
    return [good, `the commitment of ${slot} does not fit what it holds`] as const;
  });
  return differences(entry.entry, [
    ...slots,
    [entryHash(entry, entry.commitments, entry.previous) === entry.hash, 'its hash does not fit its content'],
    [entry.previous === previous, 'it does not name the hash of the entry before it'],
  ]);
}

function checkSignature({ game, entry, head }: Entry, keys: PublishedKeys): Fault[] {
  const key = keys.get(head.key);
  if (key === undefined) return [faultAt(entry, `its key ${head.key} is not published`)];
  return differences(entry, [
    [isNamedAfter(key, head.key), `the id of its key ${head.key} is not that key's`],
    [key.length === KEY_BYTES && headIsSigned(game, head, key), 'its signature is not that of its key'],
  ]);
}

function isNamedAfter(key: Buffer, id: string): boolean {
  return id.length >= 16 && sha256(key).startsWith(id);
}
