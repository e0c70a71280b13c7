import type { Pool } from 'pg';
import type { Outside } from '../../events/outside.js';
import { replyHash, replyTokenFrom, TOKEN_BYTES } from '../inbound/reply-token.js';

/**
 * `confirm`: confirms an address. `sent`: stands in every other mail, stops mails like it, and names it where it comes
 * back. `invitation`: shows the invitation. `access`: makes a token of the API, once. `proof`: brings the proof of a
 * game that is over, as its player may have it.
 */
export type MailTokenKind = 'confirm' | 'sent' | 'invitation' | 'access' | 'proof';

const DAY_MS = 86_400_000;
const DAYS: Readonly<Record<MailTokenKind, number>> = {
  ...{ confirm: 7, sent: 90, invitation: 90, access: 1, proof: 90 },
};

/** What the bearer of a token may do. */
export interface MailGrant {
  readonly kind: MailTokenKind;
  /** Null: a guest who has no account. */
  readonly playerId: string | null;
  /** Null: the mail was about no game. */
  readonly gameId: string | null;
  readonly address: string;
  readonly data?: Readonly<Record<string, string>> | null;
}

const FORM = /^[a-z2-7]{26}$/;

/** Secrets in links and in senders of envelopes. Only their hashes are kept. */
export class MailTokens {
  constructor(
    private readonly pool: Pool,
    private readonly outside: Outside,
  ) {}

  async issue({ kind, playerId, gameId, address, data }: MailGrant): Promise<string> {
    const token = replyTokenFrom(this.outside.bytes(TOKEN_BYTES));
    const now = this.outside.now().getTime();
    await this.pool.query({
      name: 'issue-mail-token',
      text: `INSERT INTO mail_tokens (hash, kind, player_id, game_id, address, data, expires_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      values: [
        ...[replyHash(token), kind, playerId, gameId, address, data && JSON.stringify(data)],
        new Date(now + DAYS[kind] * DAY_MS),
      ],
    });
    return token;
  }

  /** @returns undefined where there is none of this kind, or it has ended */
  async find(token: string, kind: MailTokenKind): Promise<MailGrant | undefined> {
    if (!FORM.test(token)) return undefined;
    const { rows } = await this.pool.query<MailGrant>({
      name: 'find-mail-token',
      text: `SELECT kind, player_id AS "playerId", game_id AS "gameId", address, data FROM mail_tokens
        WHERE hash = $1 AND kind = $2 AND expires_at > $3`,
      values: [replyHash(token), kind, this.outside.now()],
    });
    return rows[0];
  }

  /** Finds a token that ends by being used. */
  async take(token: string, kind: MailTokenKind): Promise<MailGrant | undefined> {
    const grant = await this.find(token, kind);
    if (grant === undefined) return undefined;
    const { rowCount } = await this.pool.query('DELETE FROM mail_tokens WHERE hash = $1', [replyHash(token)]);
    return rowCount === 1 ? grant : undefined;
  }

  /** Of a mail that came back: the same mail comes back once. @returns undefined where it did before */
  async comesBack(token: string): Promise<MailGrant | undefined> {
    const grant = await this.find(token, 'sent');
    if (grant === undefined) return undefined;
    const { rowCount } = await this.pool.query(
      'UPDATE mail_tokens SET bounced_at = $2 WHERE hash = $1 AND bounced_at IS NULL',
      [replyHash(token), this.outside.now()],
    );
    return rowCount === 1 ? grant : undefined;
  }

  async tidy(): Promise<void> {
    await this.pool.query('DELETE FROM mail_tokens WHERE expires_at <= $1', [this.outside.now()]);
  }
}
