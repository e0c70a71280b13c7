import { createPublicKey, verify } from 'node:crypto';
import { canonical, sha256 } from './canonical.mjs';
import { must } from './fault.mjs';

// RFC 8410: what stands before the 32 bytes of an Ed25519 key in DER.
const PREFIX = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_BYTES = 32;
const ID_LENGTH = 16;

/** The id of a raw public key in base64url. */
export const keyId = (publicKey) => sha256(Buffer.from(publicKey, 'base64url')).slice(0, ID_LENGTH);

/** Keys as `GET /v1/keys` lists them, `{ key, publicKey }`, ready to verify with, by their id. */
export function publicKeys(items) {
  return new Map(items.map(({ key, publicKey }) => [key, read(key, publicKey)]));
}

function read(id, publicKey) {
  const raw = Buffer.from(publicKey, 'base64url');
  const isPlain = raw.length === KEY_BYTES && raw.toString('base64url') === publicKey;
  must(isPlain && keyId(publicKey) === id, `the key ${id} is not one, or not of that name`);
  return createPublicKey({ key: Buffer.concat([PREFIX, raw]), format: 'der', type: 'spki' });
}

/** Whether the key of that id signed the canonical list. */
export function isSigned(list, { key, signature }, keys) {
  const known = keys.get(key);
  const signed = Buffer.from(signature, 'base64url');
  // Base64url can spell the same bytes in several ways; only one of them was sent.
  const isPlain = signed.toString('base64url') === signature;
  return known !== undefined && isPlain && verify(null, Buffer.from(canonical(list)), known, signed);
}

export function headIsSigned(game, head, keys) {
  return isSigned(['harker-head/1', game, head.version, head.hash], head, keys);
}
