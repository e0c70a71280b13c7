import { canonical, same, sha256 } from './canonical.mjs';
import { must } from './fault.mjs';
import { headIsSigned } from './keys.mjs';

const NO_PREVIOUS = '0'.repeat(64);

/** The event as it is sealed: without what is said about it. */
export function sealed({ audience: _audience, label: _label, ...event }) {
  return event;
}

export const publicEvents = ({ events }) => events.filter(({ audience }) => audience === 'everyone');

/** The document that an entry's hash covers, written down from what was received. */
export function sealedDocument(game, told) {
  const { entry, seat, at, seal } = told;
  const { format, ruleset, rulesVersion, previous, asked, draws, link, anchor, commitments } = seal;
  return {
    ...{ format, game, entry, seat, at, ruleset, rulesVersion, previous, asked },
    events: publicEvents(told).map(sealed),
    ...{ draws, link, anchor, commitments },
  };
}

export function commitment(game, entry, slot, { salt, value }) {
  return sha256(canonical(['harker-commitment/1', game, entry, slot, salt, value]));
}

/** Each entry by itself, and how it follows the one before: numbers, hashes, signatures, what was opened. */
export class Chain {
  head = { version: 0, hash: NO_PREVIOUS };
  opened = 0;
  usedKeys = new Set();

  constructor(game, keys) {
    Object.assign(this, { game, keys });
  }

  take(told) {
    const { game, keys } = this;
    const { entry, seal, hash, head } = told;
    must(entry === this.head.version + 1, `its number is ${entry}, after entry ${this.head.version}`);
    must(seal.format === 'harker-entry/1', `its format is ${seal.format}`);
    must(seal.previous === this.head.hash, 'it does not name the hash of the entry before it');
    must(sha256(canonical(sealedDocument(game, told))) === hash, 'its hash does not fit its content');
    must(head.version === entry && head.hash === hash, 'its head is that of another entry');
    must(headIsSigned(game, head, keys), 'its head is not signed by a key that is known');
    for (const [slot, opening] of Object.entries(seal.opened)) {
      const fits = commitment(game, entry, slot, opening) === seal.commitments[slot];
      must(fits, `the commitment for ${slot} does not hold what was opened`);
    }
    this.opened += Object.keys(seal.opened).length;
    this.usedKeys.add(head.key);
    this.head = head;
  }
}

/** All commitments are there, and no other: one for each seat, for what passes and for what nobody knows. */
export function checkSlots({ seal }, slots) {
  must(same(Object.keys(seal.commitments).sort(), slots), 'commitments are missing or too many');
}
