import { createPublicKey, verify } from 'node:crypto';
import { canonical, same, sha256 } from './canonical.mjs';

// RFC 8410: what stands before the 32 bytes of an Ed25519 key in DER.
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

/** The keys of `GET /v1/keys`, ready to verify with, by their id. */
export function publicKeys(items) {
  const read = (key) =>
    createPublicKey({
      key: Buffer.concat([PUBLIC_PREFIX, Buffer.from(key, 'base64url')]),
      format: 'der',
      type: 'spki',
    });
  return new Map(items.map(({ key, publicKey }) => [key, read(publicKey)]));
}

export function isSigned(game, { version, hash, key, signature }, keys) {
  const known = keys.get(key);
  const bytes = Buffer.from(canonical(['harker-head/1', game, version, hash]));
  const signed = Buffer.from(signature, 'base64url');
  // Base64url can spell the same bytes in several ways; only one of them was sent.
  const isPlain = signed.toString('base64url') === signature;
  return known !== undefined && isPlain && verify(null, bytes, known, signed);
}

/** The event as it is sealed: without what is said about it. */
export function sealed({ audience: _audience, label: _label, ...event }) {
  return event;
}

/** The document that an entry's hash covers, written down from what was received. */
export function sealedDocument(game, { entry, seat, at, events, seal }) {
  return {
    format: seal.format,
    game,
    entry,
    seat,
    at,
    ruleset: seal.ruleset,
    rulesVersion: seal.rulesVersion,
    previous: seal.previous,
    asked: seal.asked,
    events: events.filter(({ audience }) => audience === 'everyone').map(sealed),
    draws: seal.draws,
    link: seal.link,
    anchor: seal.anchor,
    commitments: seal.commitments,
  };
}

export function commitment(game, entry, slot, { salt, value }) {
  return sha256(canonical(['harker-commitment/1', game, entry, slot, salt, value]));
}

/** Problems with one entry by itself, and with how it follows the one before. `before` is `{ entry, hash }`. */
export function entryProblems(game, told, before, keys) {
  const { entry, seal, hash, head } = told;
  const wrong = [];
  const must = (good, what) => good || wrong.push(`entry ${entry}: ${what}`);
  must(entry === before.entry + 1, `it follows entry ${before.entry}`);
  must(seal.format === 'harker-entry/1', `its format is ${seal.format}`);
  must(seal.previous === before.hash, 'it does not name the hash of the entry before it');
  must(sha256(canonical(sealedDocument(game, told))) === hash, 'its hash does not fit its content');
  must(head.version === entry && head.hash === hash, 'its head is that of another entry');
  must(isSigned(game, head, keys), 'its head is not signed by a published key');
  for (const [slot, opening] of Object.entries(seal.opened)) {
    const fits = commitment(game, entry, slot, opening) === seal.commitments[slot];
    must(fits, `the commitment for ${slot} does not hold what was opened`);
  }
  must(toldIsOpened(told), 'what was told beside the public events is not what the commitments hold');
  return wrong;
}

/** What a viewer is told beyond the public must lie in commitments that are open to that viewer, and all of it. */
function toldIsOpened({ events, seal }) {
  const told = events.filter(({ audience }) => audience !== 'everyone').map(sealed);
  const opened = Object.values(seal.opened).flatMap(({ value }) => value.events);
  const held = new Set(opened.map(canonical));
  const heard = new Set(events.map(sealed).map(canonical));
  return told.every((event) => held.has(canonical(event))) && [...held].every((event) => heard.has(event));
}

/** When everything is open, the order of all events must give each slot just the events that it holds. */
export function orderIsKept({ events, seal }) {
  const order = seal.opened.nobody?.value.order;
  if (order?.length !== events.length) return false;
  const ofSlot = (slot) => events.filter((_, place) => order[place].includes(slot)).map(sealed);
  const open = Object.entries(seal.opened).every(([slot, { value }]) => same(value.events, ofSlot(slot)));
  const isPublic = events.filter(({ audience }) => audience === 'everyone').map(sealed);
  return open && same(isPublic, ofSlot('everyone'));
}
