import { createHash } from 'node:crypto';
import { type Checkpoint, Signer } from '../../events/signing.js';

export { ENTRY_FORMAT } from '../../events/seal.js';

/** The game of all examples. */
export const EXAMPLE_GAME = '0197a3c4-58f1-4c63-9d0e-3b6a5f2d1c48';

// Nobody trusts this key: whoever reads this file may sign with it.
const SEED = createHash('sha256').update('the key of the examples').digest();
const { publicKey } = new Signer('', SEED);
const signer = new Signer(createHash('sha256').update(publicKey).digest('hex').slice(0, 16), SEED);

/** The key with which the examples are signed, as `GET /v1/keys` gives a key. */
export const EXAMPLE_KEY = { key: signer.id, publicKey: publicKey.toString('base64url') };

/** A head that a client may verify with `EXAMPLE_KEY`. */
export const signedHead = (version: number, hash: string) => signer.head(EXAMPLE_GAME, version, hash);

/** @param sha256 of the lines before, hex */
export const signedEnd = (sha256: string) => signer.proofEnd(EXAMPLE_GAME, sha256);

export const signedCheckpoint = (content: Checkpoint) => signer.checkpoint(content);
