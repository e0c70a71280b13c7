import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { canonical } from './canonical.js';
import type { Head } from './entry.js';

const HEAD_FORMAT = 'harker-head/1';
const PROOF_END_FORMAT = 'harker-proof-end/1';

// RFC 8410: what stands before the 32 bytes of an Ed25519 key in DER.
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

/** What a head's signature covers: the canonical `[format, game, version, hash]`. */
export function headBytes(game: string, version: number, hash: string): Buffer {
  return Buffer.from(canonical([HEAD_FORMAT, game, version, hash]));
}

/** What the signature of a proof covers: the canonical `[format, game, sha256]`, of all bytes before its last line. */
export function proofEndBytes(game: string, sha256: string): Buffer {
  return Buffer.from(canonical([PROOF_END_FORMAT, game, sha256]));
}

/** Signs heads and proofs of games with Ed25519 (RFC 8032). */
export class Signer {
  private readonly privateKey: KeyObject;
  /** The raw public key, 32 bytes. */
  readonly publicKey: Buffer;

  /** @param seed the raw private key, 32 bytes */
  constructor(
    readonly id: string,
    seed: Buffer,
  ) {
    this.privateKey = createPrivateKey({
      key: Buffer.concat([PRIVATE_PREFIX, seed]),
      format: 'der',
      type: 'pkcs8',
    });
    const der = createPublicKey(this.privateKey).export({ format: 'der', type: 'spki' });
    this.publicKey = der.subarray(PUBLIC_PREFIX.length);
  }

  head(game: string, version: number, hash: string): Head {
    return { version, hash, ...this.signed(headBytes(game, version, hash)) };
  }

  proofEnd(game: string, sha256: string): { sha256: string; key: string; signature: string } {
    return { sha256, ...this.signed(proofEndBytes(game, sha256)) };
  }

  private signed(bytes: Buffer): { key: string; signature: string } {
    return { key: this.id, signature: sign(null, bytes, this.privateKey).toString('base64url') };
  }
}

export function headIsSigned(game: string, head: Head, publicKey: Buffer): boolean {
  const signature = Buffer.from(head.signature, 'base64url');
  // Base64url can spell the same bytes in several ways; only one of them was written.
  if (signature.toString('base64url') !== head.signature) return false;
  const der = Buffer.concat([PUBLIC_PREFIX, publicKey]);
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return verify(null, headBytes(game, head.version, head.hash), key, signature);
}
