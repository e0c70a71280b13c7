import { createHmac, hash } from 'node:crypto';
import { canonical } from '../../events/canonical.js';

/** How many entries one chain serves. The entry that uses a chain up names the anchor of the next. */
export const CHAIN_LENGTH = 4096;

// Keeping every 64th link makes a link cost at most 63 hashes, for 2 KiB a game.
const KEPT_EVERY = 64;

/**
 * Links for the public draws of one game's entries: link i is the SHA-256 of link i + 1, so each can be opened
 * without betraying those to come. Link 0 is the anchor, published before anyone sits down.
 */
export class LinkChain {
  private readonly kept: Buffer[] = [];

  /** @param last link number `CHAIN_LENGTH`, 32 secret bytes */
  constructor(last: Buffer) {
    let link = last;
    for (let number = CHAIN_LENGTH; number >= 0; number--) {
      if (number % KEPT_EVERY === 0) this.kept[number / KEPT_EVERY] = link;
      link = sha256(link);
    }
  }

  link(number: number): Buffer {
    const above = Math.ceil(number / KEPT_EVERY);
    let link = this.kept[above]!;
    for (let at = above * KEPT_EVERY; at > number; at--) link = sha256(link);
    return link;
  }
}

/** Which chain serves an entry, and the number of its link there. */
export function linkPlace(entry: number): { chain: number; number: number } {
  return { chain: Math.floor((entry - 1) / CHAIN_LENGTH), number: ((entry - 1) % CHAIN_LENGTH) + 1 };
}

/** The last link of a chain: HMAC-SHA256(public seed, canonical `[format, game, chain]`). */
export function lastLink(publicSeed: Buffer, game: string, chain: number): Buffer {
  return createHmac('sha256', publicSeed)
    .update(canonical(['harker-chain/1', game, chain]))
    .digest();
}

function sha256(bytes: Buffer): Buffer {
  return hash('sha256', bytes, 'buffer');
}
