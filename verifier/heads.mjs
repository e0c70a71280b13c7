import { must } from './fault.mjs';
import { headIsSigned } from './keys.mjs';

/** Heads that somebody kept, receipts above all: the game goes through each of them. */
export function checkReceipts(game, receipts, entries, keys) {
  for (const head of receipts) {
    const { version, hash } = head;
    must(
      headIsSigned(game, head, keys),
      `the receipt for entry ${version} is not signed for this game by a key that is known`,
    );
    const entry = entries[version - 1];
    must(
      entry !== undefined,
      `there is a receipt for entry ${version}, and the bundle ends at ${entries.length}`,
    );
    must(entry.hash === hash, `your receipt for entry ${version} is for another entry: history was replaced`);
  }
}

/** The number of entries that two bundles share, where they tell the same game. Throws where they part. */
export function checkAgainst(one, other) {
  must(one.about.game === other.about.game, `the other bundle is of another game, ${other.about.game}`);
  const shared = Math.min(one.entries.length, other.entries.length);
  for (let place = 0; place < shared; place += 1) {
    const differ = one.entries[place].hash !== other.entries[place].hash;
    must(!differ, `the two bundles part at entry ${place + 1}: both are signed, so two stories were told`);
  }
  return shared;
}
