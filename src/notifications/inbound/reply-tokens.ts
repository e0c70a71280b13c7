import type { Pool } from 'pg';
import type { Outside } from '../../events/outside.js';
import { replyHash, replyTokenFrom, TOKEN_BYTES } from './reply-token.js';

/**
 * `turn`: answers one decision. `notice`: may ask and say, but answers nothing. `confirm`: the reply confirms `email`.
 * `invitation`: the reply sits down.
 */
export const REPLY_KINDS = ['turn', 'notice', 'confirm', 'invitation'] as const;
export type ReplyKind = (typeof REPLY_KINDS)[number];

/** What a reply to one mail may do. */
export interface ReplyGrant {
  readonly kind: ReplyKind;
  /** The game; of `confirm`, the player. */
  readonly topic: string;
  readonly seat?: string | undefined;
  /** Absent in `invitation`: nobody is known yet. */
  readonly playerId?: string | undefined;
  /** Id of the decision that a `turn` answers. */
  readonly decision?: string | undefined;
  /** Ids of actions in the order of the numbered list. Of an `invitation`: its code alone, closed by the box of secrets (base64). */
  readonly options?: readonly string[] | undefined;
  /** What is confirmed, or who is invited. */
  readonly email?: string | undefined;
  /** Of the mail: its options are called so (BCP 47). */
  readonly language: string;
}

interface GrantRow {
  readonly kind: ReplyKind;
  readonly topic: string;
  readonly seat: string | null;
  readonly player_id: string | null;
  readonly decision: string | null;
  readonly options: readonly string[];
  readonly email: string | null;
  readonly language: string;
}

// As long as the links in mails.
const KEPT_MS = 90 * 86_400_000;

const COLUMNS = 'kind, topic, seat, player_id, decision, options, email, language';

/** The secrets in reply addresses. Only their hashes are kept. */
export class ReplyTokens {
  constructor(
    private readonly pool: Pool,
    private readonly outside: Outside,
  ) {}

  /** @returns the token for the address `reply+<token>@…` */
  async issue(grant: ReplyGrant): Promise<string> {
    const token = replyTokenFrom(this.outside.bytes(TOKEN_BYTES));
    const { kind, topic, seat, playerId, decision, options = [], email, language } = grant;
    await this.pool.query({
      name: 'issue-reply-token',
      text: `INSERT INTO reply_tokens (hash, created_at, ${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      values: [
        replyHash(token),
        this.outside.now().toISOString(),
        ...[kind, topic, seat, playerId, decision, JSON.stringify(options), email, language],
      ],
    });
    return token;
  }

  find(token: string): Promise<ReplyGrant | undefined> {
    return this.findBy(replyHash(token));
  }

  async findBy(hash: Buffer): Promise<ReplyGrant | undefined> {
    const { rows } = await this.pool.query<GrantRow>({
      name: 'find-reply-token',
      text: `SELECT ${COLUMNS} FROM reply_tokens WHERE hash = $1`,
      values: [hash],
    });
    return rows.map(grantOf)[0];
  }

  /** Whether no mail about another turn of the seat has gone to its player since. */
  async isOfThisTurn(hash: Buffer): Promise<boolean> {
    const { rows } = await this.pool.query<{ another: boolean }>(
      `SELECT EXISTS (SELECT FROM reply_tokens n WHERE n.topic = t.topic AND n.player_id = t.player_id
         AND n.seat = t.seat AND n.created_at > t.created_at AND n.kind = 'turn'
         AND n.decision IS DISTINCT FROM t.decision) AS another FROM reply_tokens t WHERE t.hash = $1`,
      [hash],
    );
    return rows[0]?.another === false;
  }

  /** What is too old to be answered. */
  async tidy(): Promise<void> {
    const until = new Date(this.outside.now().getTime() - KEPT_MS);
    await this.pool.query('DELETE FROM reply_tokens WHERE created_at < $1', [until]);
  }

  /** Of a player who is erased: their addresses go, and no reply does anything any more. */
  async forget(playerId: string): Promise<void> {
    await this.pool.query('DELETE FROM reply_tokens WHERE player_id = $1', [playerId]);
  }
}

function grantOf({ kind, topic, seat, player_id, decision, options, email, language }: GrantRow): ReplyGrant {
  return {
    ...{ kind, topic, options, language },
    seat: seat ?? undefined,
    playerId: player_id ?? undefined,
    decision: decision ?? undefined,
    email: email ?? undefined,
  };
}
