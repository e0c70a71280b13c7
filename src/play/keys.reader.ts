import type { Pool } from 'pg';

export interface PublishedKey {
  readonly key: string;
  readonly algorithm: 'Ed25519';
  /** The raw public key (RFC 8032), 32 bytes, base64url. */
  readonly publicKey: string;
  readonly createdAt: string;
}

/** The keys with which heads have been signed, oldest first. */
export class KeysReader {
  constructor(private readonly pool: Pool) {}

  async list(): Promise<PublishedKey[]> {
    const { rows } = await this.pool.query<{ id: string; public_key: Buffer; created_at: Date }>(
      'SELECT id, public_key, created_at FROM signing_keys ORDER BY created_at, id',
    );
    return rows.map(({ id, public_key: publicKey, created_at: createdAt }) => ({
      key: id,
      algorithm: 'Ed25519',
      publicKey: publicKey.toString('base64url'),
      createdAt: createdAt.toISOString(),
    }));
  }
}
