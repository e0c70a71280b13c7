import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Outside } from '../../events/outside.js';
import type { Envelope } from './envelope.js';
import { mailHeaders, messageIdOf } from './mail-headers.js';
import type { Step } from './step.js';

/** A mail that has come and is not done. */
export interface WaitingMail {
  readonly id: Buffer;
  readonly envelope: Envelope;
  readonly raw: Buffer;
  /** How often it was begun, this time included. */
  readonly attempts: number;
  readonly steps: readonly Step[];
}

export interface Done {
  readonly outcome: string;
  readonly playerId?: string | undefined;
  readonly answered?: boolean;
}

export interface Answered {
  readonly count: number;
  readonly minutes: number;
}

/** So many mails wait to be worked on at most: to one address, from one domain, and in all. */
export const MOST_WAITING_FOR_TOKEN = 20;
export const MOST_WAITING_OF_DOMAIN = 500;
export const MOST_WAITING = 2_000;

// Longer than reading, checking and carrying out one mail may take.
const LEASE_MS = 90_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
// For so long the same mail is known again.
const KEPT_DAYS = 14;
// What was begun so often holds up no later mail to its address any more.
const HOLDS_UP = 3;

// Of one player, and of one domain: name servers that are slow for it hold up no other.
const MOST_AT_WORK = 2;

/** Whose mail `m` has to be: what it says itself proves nothing. */
const SENDERS = `inbound_mails m LEFT JOIN reply_tokens r ON r.hash = m.token
  LEFT JOIN mail_settings s ON s.player_id = r.player_id`;
const DOMAIN = `lower(regexp_replace(coalesce(r.email, s.address), '^.*@', ''))`;

const KEEP = `INSERT INTO inbound_mails (id, received_at, envelope, raw, state, due_at, attempts, steps, token, topic)
  SELECT $1, $2::timestamptz, $3, $4, 'waiting', $2, 0, '[]', $5, $6
  WHERE (SELECT count(*) FROM (SELECT FROM inbound_mails WHERE state = 'waiting' LIMIT $7) AS w) < $7
    AND (SELECT count(*) FROM inbound_mails WHERE state = 'waiting' AND token = $5) < $8
    AND (SELECT count(*) FROM ${SENDERS} WHERE m.state = 'waiting' AND ${DOMAIN} = (
      SELECT ${DOMAIN} FROM reply_tokens r LEFT JOIN mail_settings s ON s.player_id = r.player_id
      WHERE r.hash = $5)) < $9
  ON CONFLICT (id) DO NOTHING`;

/** Of one game, one at a time; to one address, in the order in which they came; what was never begun comes first. */
const TAKE = `WITH work AS MATERIALIZED (
    SELECT m.topic, r.player_id, ${DOMAIN} AS domain FROM ${SENDERS}
    WHERE m.state = 'waiting' AND m.lease_until > $1)
  UPDATE inbound_mails SET lease_until = $2, attempts = attempts + 1
  WHERE id = (SELECT m.id FROM ${SENDERS} WHERE m.state = 'waiting' AND m.due_at <= $1
      AND (m.lease_until IS NULL OR m.lease_until <= $1)
      AND NOT EXISTS (SELECT FROM work w WHERE w.topic = m.topic)
      AND (SELECT count(*) FROM work w WHERE w.player_id = r.player_id) < ${MOST_AT_WORK}
      AND (SELECT count(*) FROM work w WHERE w.domain = ${DOMAIN}) < ${MOST_AT_WORK}
      AND NOT EXISTS (SELECT FROM inbound_mails o WHERE o.state = 'waiting' AND o.token = m.token
        AND (o.received_at, o.id) < (m.received_at, m.id) AND o.attempts < ${HOLDS_UP})
    ORDER BY m.attempts > 0, m.received_at, m.id LIMIT 1 FOR UPDATE OF m SKIP LOCKED)
  RETURNING id, envelope, raw, attempts, steps`;

/** Mails between being acknowledged and being done. */
export class Inbox {
  private readonly listeners: (() => void)[] = [];

  constructor(
    private readonly pool: Pool,
    private readonly outside: Outside,
  ) {}

  /** Called when a mail has come. */
  afterwards(listener: () => void): void {
    this.listeners.push(listener);
  }

  /**
   * Once this returns, the mail is kept. The same mail again changes nothing.
   * @param topic of the token in its address
   * @returns false: too many wait, and it is not kept
   */
  async keep(raw: Buffer, envelope: Envelope, topic: string): Promise<boolean> {
    const id = idOf(raw, envelope);
    const { rowCount } = await this.pool.query({
      name: 'keep-mail',
      text: KEEP,
      values: [
        ...[id, this.outside.now(), JSON.stringify(envelope), raw],
        ...[
          Buffer.from(envelope.token, 'hex'),
          topic,
          MOST_WAITING,
          MOST_WAITING_FOR_TOKEN,
          MOST_WAITING_OF_DOMAIN,
        ],
      ],
    });
    if (rowCount === 0) return this.isKnown(id);
    for (const listener of this.listeners) listener();
    return true;
  }

  /** Leases the mail whose turn it is, of those that may be worked on now. */
  async take(): Promise<WaitingMail | undefined> {
    const now = this.outside.now().getTime();
    const { rows } = await this.pool.query<WaitingMail>({
      name: 'take-mail',
      text: TAKE,
      values: [new Date(now), new Date(now + LEASE_MS)],
    });
    return rows[0];
  }

  async keepSteps(id: Buffer, steps: readonly Step[]): Promise<void> {
    await this.pool.query('UPDATE inbound_mails SET steps = $2 WHERE id = $1', [id, JSON.stringify(steps)]);
  }

  /** What was written is forgotten. */
  async finish(id: Buffer, { outcome, playerId, answered = false }: Done): Promise<void> {
    await this.pool.query(
      `UPDATE inbound_mails SET state = 'done', raw = NULL, steps = '[]', outcome = $2, player_id = $3,
         lease_until = NULL, answered_at = CASE WHEN $4 THEN $5::timestamptz END, done_at = $5 WHERE id = $1`,
      [id, outcome, playerId, answered, this.outside.now()],
    );
  }

  async later(id: Buffer, pause: number): Promise<void> {
    const due = new Date(this.outside.now().getTime() + pause);
    await this.pool.query(
      `UPDATE inbound_mails SET due_at = $2, lease_until = NULL WHERE id = $1 AND state = 'waiting'`,
      [id, due],
    );
  }

  /**
   * The mails of these outcomes that were answered to this player within the last hour.
   * @returns how many, and after how many minutes the first of them does not count any more
   */
  async answeredLately(playerId: string, outcomes: readonly string[]): Promise<Answered> {
    const now = this.outside.now().getTime();
    const { rows } = await this.pool.query<{ count: number; first: Date | null }>(
      `SELECT count(*)::int AS count, min(answered_at) AS first FROM inbound_mails
       WHERE player_id = $1 AND answered_at > $2 AND outcome = ANY ($3)`,
      [playerId, new Date(now - HOUR_MS), outcomes],
    );
    const { count, first } = rows[0]!;
    return { count, minutes: Math.ceil(((first?.getTime() ?? now) + HOUR_MS - now) / MINUTE_MS) };
  }

  /** Forgets what nobody will send again. */
  async tidy(): Promise<void> {
    const until = new Date(this.outside.now().getTime() - KEPT_DAYS * 24 * HOUR_MS);
    await this.pool.query('DELETE FROM inbound_mails WHERE done_at < $1', [until]);
  }

  private async isKnown(id: Buffer): Promise<boolean> {
    const { rowCount } = await this.pool.query('SELECT FROM inbound_mails WHERE id = $1', [id]);
    return rowCount === 1;
  }
}

/** A mail is known by its Message-ID, to each of its recipients; one without by all that it is. */
function idOf(raw: Buffer, { token }: Envelope): Buffer {
  const named = messageIdOf(mailHeaders(raw));
  return createHash('sha256')
    .update(`${token} `)
    .update(named ?? raw)
    .digest();
}
