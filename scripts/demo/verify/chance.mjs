import { createHmac } from 'node:crypto';
import { canonical, sha256 } from './canonical.mjs';

const CHAIN_LENGTH = 4096;
const DRAW_BYTES = 6;
const RANGE = 2 ** (8 * DRAW_BYTES);

/**
 * A draw from 0 to n - 1: 48 bits of HMAC-SHA256 over where it was drawn, asked again while they would favour some
 * number. `place` is `{ game, entry, entropies }`.
 */
export function drawBelow(seed, { game, entry, entropies }, { purpose, index, n }) {
  const fair = RANGE - (RANGE % n);
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const message = canonical(['harker-draw/1', game, entry, purpose, index, attempt, entropies]);
    const number = createHmac('sha256', Buffer.from(seed, 'hex'))
      .update(message)
      .digest()
      .readUIntBE(0, DRAW_BYTES);
    if (number < fair) return number % n;
  }
  return undefined;
}

export const seedCommitment = (game, which, seed) => sha256(canonical(['harker-seed/1', game, which, seed]));

const hashed = (link) => sha256(Buffer.from(link, 'hex'));

/** Which chain of links serves an entry, and the number of its link there. */
const placeOf = (entry) => ({
  chain: Math.floor((entry - 1) / CHAIN_LENGTH),
  number: ((entry - 1) % CHAIN_LENGTH) + 1,
});

/** What has been opened of the chains of links: each link, hashed on, must meet one that is known. */
export class Links {
  constructor(anchor) {
    this.known = new Map([[0, { number: 0, link: anchor }]]);
  }

  /** The entry that uses a chain up names the anchor of the next. */
  takeAnchor(entry, anchor) {
    if (entry % CHAIN_LENGTH === 0) this.known.set(entry / CHAIN_LENGTH, { number: 0, link: anchor });
  }

  isNext(entry, link) {
    const { chain, number } = placeOf(entry);
    const last = this.known.get(chain);
    let at = link;
    for (let step = number; last && step > last.number; step -= 1) at = hashed(at);
    const good = last !== undefined && number >= last.number && at === last.link;
    if (good) this.known.set(chain, { number, link });
    return good;
  }
}

/** Link 0 of the first chain, as it follows from the seed. */
export function anchorOf(game, publicSeed) {
  let link = createHmac('sha256', Buffer.from(publicSeed, 'hex'))
    .update(canonical(['harker-chain/1', game, 0]))
    .digest('hex');
  for (let number = CHAIN_LENGTH; number > 0; number -= 1) link = hashed(link);
  return link;
}
