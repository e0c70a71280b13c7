import { createHash } from 'node:crypto';

const PREFIX = 'hkr_';
const FORM = /^hkr_[\w-]{43}$/;

/** @param secret 32 random bytes */
export function tokenFrom(secret: Buffer): string {
  return PREFIX + secret.toString('base64url');
}

export function looksLikeToken(text: string): boolean {
  return FORM.test(text);
}

/** SHA-256. No slow hash is needed, since 256 random bits cannot be guessed. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
