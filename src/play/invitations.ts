import { createHash } from 'node:crypto';
import { IsNull, type Repository } from 'typeorm';
import type { Outside } from '../events/outside.js';
import type { InvitationEntity } from './invitation.entity.js';

const CODE_BYTES = 24;

export interface Invitation {
  readonly seat: string;
  /** Shown once; the database keeps its hash. */
  readonly code: string;
  readonly email: string | null;
}

export interface InvitationSummary {
  readonly seat: string;
  readonly email: string | null;
  readonly createdAt: string;
  readonly used: boolean;
}

/** Codes that let their bearer sit down in a reserved seat, once. */
export class Invitations {
  constructor(
    private readonly kept: Repository<InvitationEntity>,
    private readonly outside: Outside,
  ) {}

  async make(gameId: string, seat: string, email: string | undefined): Promise<Invitation> {
    const code = this.outside.bytes(CODE_BYTES).toString('base64url');
    const createdAt = this.outside.now();
    await this.kept.insert({
      gameId,
      codeHash: hashOf(code),
      seat,
      email: email ?? null,
      createdAt,
      usedAt: null,
    });
    return { seat, code, email: email ?? null };
  }

  async opens(gameId: string, seat: string, code: string | undefined): Promise<boolean> {
    if (code === undefined) return false;
    return this.kept.existsBy({ gameId, codeHash: hashOf(code), seat, usedAt: IsNull() });
  }

  async use(gameId: string, seat: string, code: string): Promise<void> {
    await this.kept.update({ gameId, codeHash: hashOf(code), seat }, { usedAt: this.outside.now() });
  }

  async list(gameId: string): Promise<InvitationSummary[]> {
    const rows = await this.kept.find({ where: { gameId }, order: { createdAt: 'ASC', seat: 'ASC' } });
    return rows.map(({ seat, email, createdAt, usedAt }) => ({
      seat,
      email,
      createdAt: createdAt.toISOString(),
      used: usedAt !== null,
    }));
  }

  /** The addresses that a player gave to invite others go with the player. */
  async forgetAddresses(gameId: string): Promise<void> {
    await this.kept.update({ gameId }, { email: null });
  }
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
