import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { canonical, sha256 } from './canonical.js';
import type { Head } from './entry.js';

const HEAD_FORMAT = 'harker-head/1';
const PROOF_END_FORMAT = 'harker-proof-end/1';
const CHECKPOINT_FORMAT = 'harker-checkpoint/1';

// RFC 8410: what stands before the 32 bytes of an Ed25519 key in DER.
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

/** What a head's signature covers: the canonical `[format, game, version, hash]`. */
export function headBytes(game: string, version: number, hash: string): Buffer {
  return Buffer.from(canonical([HEAD_FORMAT, game, version, hash]));
}

/** What the signature of a proof covers: the canonical `[format, game, sha256]`, of all bytes before its last line. */
export function proofEndBytes(game: string, hash: string): Buffer {
  return Buffer.from(canonical([PROOF_END_FORMAT, game, hash]));
}

/** What is said of all games at one moment. */
export interface Checkpoint {
  /** 1, 2, 3 … */
  readonly number: number;
  /** ISO 8601, UTC, milliseconds. */
  readonly at: string;
  /** How many leaves the tree has. */
  readonly games: number;
  /** Of the tree over the heads of all games, hex. */
  readonly root: string;
  /** Hash of the checkpoint before, hex; zeros for the first. */
  readonly previous: string;
}

export interface SignedCheckpoint extends Checkpoint {
  /** SHA-256 of the bytes that are signed, hex. */
  readonly hash: string;
  readonly key: string;
  /** Ed25519 over `checkpointBytes`, base64url. */
  readonly signature: string;
}

/** What a checkpoint's signature and its hash cover: the canonical `[format, number, at, games, root, previous]`. */
export function checkpointBytes({ number, at, games, root, previous }: Checkpoint): Buffer {
  return Buffer.from(canonical([CHECKPOINT_FORMAT, number, at, games, root, previous]));
}

/** Signs heads and proofs of games, and checkpoints, with Ed25519 (RFC 8032). */
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

  /** @param hash SHA-256 of all bytes before the last line, hex */
  proofEnd(game: string, hash: string): { sha256: string; key: string; signature: string } {
    return { sha256: hash, ...this.signed(proofEndBytes(game, hash)) };
  }

  checkpoint(content: Checkpoint): SignedCheckpoint {
    const bytes = checkpointBytes(content);
    return { ...content, hash: sha256(bytes), ...this.signed(bytes) };
  }

  private signed(bytes: Buffer): { key: string; signature: string } {
    return { key: this.id, signature: sign(null, bytes, this.privateKey).toString('base64url') };
  }
}

export function headIsSigned(game: string, head: Head, publicKey: Buffer): boolean {
  return isSigned(headBytes(game, head.version, head.hash), head.signature, publicKey);
}

export function checkpointIsSigned(checkpoint: SignedCheckpoint, publicKey: Buffer): boolean {
  return isSigned(checkpointBytes(checkpoint), checkpoint.signature, publicKey);
}

function isSigned(bytes: Buffer, text: string, publicKey: Buffer): boolean {
  const signature = Buffer.from(text, 'base64url');
  // Base64url can spell the same bytes in several ways; only one of them was written.
  if (signature.toString('base64url') !== text) return false;
  const der = Buffer.concat([PUBLIC_PREFIX, publicKey]);
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return verify(null, bytes, key, signature);
}
