import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import type { Outside } from './outside.js';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PLAIN = 0;
const SEALED = 1;

/**
 * Keeps the signing key and the games' seeds in the database: encrypted with AES-256-GCM if the server has a
 * SECRET_KEY, else as they are, behind the privileges of the application's role.
 */
export class SecretBox {
  private readonly key: Buffer | undefined;

  constructor(
    private readonly outside: Outside,
    secretKey: string | undefined,
  ) {
    this.key = secretKey === undefined ? undefined : createHash('sha256').update(secretKey).digest();
  }

  /** @param context what the secret belongs to; opening it elsewhere fails */
  close(secret: Buffer, context: string): Buffer {
    if (this.key === undefined) return Buffer.concat([Buffer.of(PLAIN), secret]);
    const nonce = this.outside.bytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(Buffer.from(context));
    const hidden = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([Buffer.of(SEALED), nonce, cipher.getAuthTag(), hidden]);
  }

  open(kept: Buffer, context: string): Buffer {
    if (kept[0] === PLAIN) return kept.subarray(1);
    if (this.key === undefined)
      throw new Error('a secret in the database is encrypted, and SECRET_KEY is not set');
    const nonce = kept.subarray(1, 1 + NONCE_BYTES);
    const tag = kept.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
    const cipher = createDecipheriv('aes-256-gcm', this.key, nonce)
      .setAAD(Buffer.from(context))
      .setAuthTag(tag);
    try {
      return Buffer.concat([cipher.update(kept.subarray(1 + NONCE_BYTES + TAG_BYTES)), cipher.final()]);
    } catch {
      throw new Error('a secret in the database does not open with this SECRET_KEY');
    }
  }
}
