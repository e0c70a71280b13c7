import { leafOf, type GameHead } from '../../../src/audit/checkpoints/heads.js';
import { pathTo, rootOf } from '../../../src/audit/checkpoints/merkle.js';
import { NO_PREVIOUS } from '../../../src/events/seal.js';
import type { Signer } from '../../../src/events/signing.js';

/** The answer of `GET /v1/checkpoints/{number}/games/{game}`, for one of these heads in their order. */
export function checkpointOf(heads: readonly GameHead[], index: number, signer: Signer) {
  const leaves = heads.map(leafOf);
  const checkpoint = signer.checkpoint({
    number: 3,
    at: '2026-01-02T04:00:00.000Z',
    games: heads.length,
    root: rootOf(leaves).toString('hex'),
    previous: NO_PREVIOUS,
  });
  const path = pathTo(index, leaves).map((hash) => hash.toString('hex'));
  return { checkpoint, ...heads[index]!, index, path };
}

export type Kept = ReturnType<typeof checkpointOf>;
