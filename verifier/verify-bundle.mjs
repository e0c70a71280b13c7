import { checkAbout, checkAgainstEntries, checkEnd, readBundle } from './bundle.mjs';
import { checkCheckpoint } from './checkpoint.mjs';
import { atEntry } from './fault.mjs';
import { verifyEntries } from './game.mjs';
import { checkAgainst, checkReceipts } from './heads.mjs';
import { publicKeys } from './keys.mjs';

/**
 * Verifies the bytes of a bundle. Throws a `Fault`; the result says what was looked at.
 * - `keys`: those that are trusted, as `GET /v1/keys` lists them; left out, the bundle's own are taken
 * - `receipts`: heads that somebody kept
 * - `checkpoint`: what somebody kept of a checkpoint
 * - `against`: the bytes of another bundle of the game
 * - `rules`: a file of rules, as `{ ruleset, sha256 }`, or several: of each version by which it was played
 */
export function verifyBundle(bytes, given = {}) {
  return atEntry(undefined, () => verified(bytes, given));
}

function verified(bytes, { keys, receipts = [], checkpoint, against, rules }) {
  const bundle = readBundle(bytes);
  const { about, entries, end } = bundle;
  checkAbout(bundle);
  const known = publicKeys(keys ?? bundle.keys);
  const { game, viewer } = about;
  const found = { about, ...verifyEntries({ game, entries, keys: known, viewer, rules }) };
  checkAgainstEntries(bundle, found);
  checkEnd(bundle, known);
  checkReceipts(game, receipts, found.entries, known);
  if (checkpoint !== undefined) checkCheckpoint(checkpoint, game, found.entries, known);
  const shared = against === undefined ? undefined : checkAgainst(found, theOther(against, keys));
  return { ...found, shared, usedKeys: new Set([...found.chain.usedKeys, end.key]) };
}

function theOther(bytes, keys) {
  try {
    return verifyBundle(bytes, { keys });
  } catch (error) {
    throw Object.assign(error, { message: `in the other bundle: ${error.message}` });
  }
}
