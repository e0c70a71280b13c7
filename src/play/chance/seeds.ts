import { canonical, sha256 } from '../../events/canonical.js';
import type { Outside } from '../../events/outside.js';
import { lastLink, LinkChain } from './link-chain.js';

const SEED_BYTES = 32;
const PARTS = 3;

/** What the server keeps of a game for itself until it is over. */
export interface GameSecrets {
  /** Makes the links for public draws. */
  readonly publicSeed: Buffer;
  /** For draws that not everyone may know. */
  readonly secretSeed: Buffer;
  /** Keys the ids of actions, so that nobody can work one out. */
  readonly actionKey: Buffer;
}

/** What is published of the seeds before anyone sits down (hex). */
export interface SeedCommitments {
  readonly anchor: string;
  readonly publicSeed: string;
  readonly secretSeed: string;
}

export function newSecrets(outside: Outside): GameSecrets {
  return secretsFrom(outside.bytes(SEED_BYTES * PARTS));
}

export function secretsBytes({ publicSeed, secretSeed, actionKey }: GameSecrets): Buffer {
  return Buffer.concat([publicSeed, secretSeed, actionKey]);
}

export function secretsFrom(bytes: Buffer): GameSecrets {
  const part = (place: number): Buffer => bytes.subarray(place * SEED_BYTES, (place + 1) * SEED_BYTES);
  return { publicSeed: part(0), secretSeed: part(1), actionKey: part(2) };
}

export function commitToSeeds(game: string, secrets: GameSecrets): SeedCommitments {
  return {
    anchor: new LinkChain(lastLink(secrets.publicSeed, game, 0)).link(0).toString('hex'),
    publicSeed: seedCommitment(game, 'public', secrets.publicSeed),
    secretSeed: seedCommitment(game, 'secret', secrets.secretSeed),
  };
}

/** SHA-256 over the canonical `[format, game, which, seed]`, hex. */
export function seedCommitment(game: string, which: 'public' | 'secret', seed: Buffer): string {
  return sha256(canonical(['harker-seed/1', game, which, seed.toString('hex')]));
}
