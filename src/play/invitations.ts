import { createHash } from 'node:crypto';
import { IsNull, type Repository } from 'typeorm';
import type { AppendPart, Row } from '../events/append.js';
import type { Outside } from '../events/outside.js';
import type { SecretBox } from '../events/secret-box.js';
import { Refusal } from '../refusals/refusal.js';
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

/** Written with the entry that makes a game, or reserves a seat. */
export const INVITATIONS_MADE: AppendPart = {
  name: 'invitations_made',
  columns: 'game_id uuid, code_hash text, seat text, email text, created_at timestamptz',
  statement: `INSERT INTO invitations (game_id, code_hash, seat, email, created_at)
    SELECT game_id, decode(code_hash, 'hex'), seat, email, created_at FROM rows`,
};

/** Written with the entry in which the guest sits down. */
export const INVITATIONS_USED: AppendPart = {
  name: 'invitations_used',
  columns: 'game_id uuid, code_hash text, used_at timestamptz',
  statement: `UPDATE invitations i SET used_at = r.used_at FROM rows r
    WHERE i.game_id = r.game_id AND i.code_hash = decode(r.code_hash, 'hex')`,
};

/** An invitation before it is written. */
export interface NewInvitation extends Invitation {
  readonly row: (gameId: string) => Row;
}

/** Codes that let their bearer sit down in a reserved seat, once. */
export class Invitations {
  constructor(
    private readonly kept: Repository<InvitationEntity>,
    private readonly outside: Outside,
    private readonly box: SecretBox,
  ) {}

  prepare(seat: string, email: string | undefined): NewInvitation {
    const code = this.outside.bytes(CODE_BYTES).toString('base64url');
    const fields = { code_hash: hashOf(code).toString('hex'), seat, email: email ?? null };
    const createdAt = this.outside.now().toISOString();
    return {
      seat,
      code,
      email: email ?? null,
      row: (gameId) => ({
        ...{ game_id: gameId, ...fields, created_at: createdAt },
        // For the mail to the guest.
        ...(email === undefined
          ? {}
          : { code: this.box.close(Buffer.from(code), gameId).toString('base64') }),
      }),
    };
  }

  private used(gameId: string, code: string): Row {
    return {
      game_id: gameId,
      code_hash: hashOf(code).toString('hex'),
      used_at: this.outside.now().toISOString(),
    };
  }

  /** The row that uses a code up. @throws Refusal */
  async use(gameId: string, seat: string, code: string | undefined): Promise<Row> {
    const isOpen =
      code !== undefined &&
      (await this.kept.existsBy({ gameId, codeHash: hashOf(code), seat, usedAt: IsNull() }));
    if (!isOpen) throw new Refusal('invitation-invalid', { seat });
    return this.used(gameId, code);
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
