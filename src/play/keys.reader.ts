import type { Pool } from 'pg';

export interface PublishedKey {
  readonly key: string;
  readonly algorithm: 'Ed25519';
  /** The raw public key (RFC 8032), 32 bytes, base64url. */
  readonly publicKey: string;
  readonly createdAt: string;
}

/** A key of another server, whose games were taken in here. */
export type ForeignKey = Omit<PublishedKey, 'createdAt'>;

interface KeyRow {
  readonly id: string;
  readonly public_key: Buffer;
}

/** Keys that a game which was taken in names, and that are not this server's own. */
const FOREIGN = `SELECT DISTINCT key AS id, public_key FROM imported_keys
  WHERE key NOT IN (SELECT id FROM signing_keys) ORDER BY key, public_key`;

/** The keys with which heads have been signed, oldest first. */
export class KeysReader {
  constructor(private readonly pool: Pool) {}

  async list(): Promise<PublishedKey[]> {
    const { rows } = await this.pool.query<KeyRow & { created_at: Date }>(
      'SELECT id, public_key, created_at FROM signing_keys ORDER BY created_at, id',
    );
    return rows.map((row) => ({ ...toKey(row), createdAt: row.created_at.toISOString() }));
  }

  /** Apart from this server's own, so that nobody who trusts it trusts them too. */
  async foreign(): Promise<ForeignKey[]> {
    return (await this.pool.query<KeyRow>(FOREIGN)).rows.map(toKey);
  }
}

function toKey({ id, public_key: publicKey }: KeyRow): ForeignKey {
  return { key: id, algorithm: 'Ed25519', publicKey: publicKey.toString('base64url') };
}
