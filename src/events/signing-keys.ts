import type { Pool } from 'pg';
import { sha256 } from './canonical.js';
import type { Outside } from './outside.js';
import type { SecretBox } from './secret-box.js';
import { Signer } from './signing.js';

const SEED_BYTES = 32;
const ID_LENGTH = 16;

interface KeyRow {
  readonly id: string;
  readonly private_key: Buffer;
}

const NEWEST = 'SELECT id, private_key FROM signing_keys ORDER BY created_at DESC, id LIMIT 1';

/** The installation's key, shared by all its servers; made at the first start. */
export async function openSigner(pool: Pool, box: SecretBox, outside: Outside): Promise<Signer> {
  const known = (await pool.query<KeyRow>(NEWEST)).rows[0];
  if (known !== undefined) return signerOf(known, box);
  const seed = outside.bytes(SEED_BYTES);
  const publicKey = new Signer('', seed).publicKey;
  const id = sha256(publicKey).slice(0, ID_LENGTH);
  await pool.query(
    'INSERT INTO signing_keys (id, public_key, private_key, created_at) VALUES ($1, $2, $3, $4)',
    [id, publicKey, box.close(seed, id), outside.now().toISOString()],
  );
  // Another server may have made one at the same time: all take the newest.
  return signerOf((await pool.query<KeyRow>(NEWEST)).rows[0]!, box);
}

function signerOf({ id, private_key: kept }: KeyRow, box: SecretBox): Signer {
  return new Signer(id, box.open(kept, id));
}
