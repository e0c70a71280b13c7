import type { Pool, PoolClient } from 'pg';
import type { Row } from '../../events/append.js';
import type { Outside } from '../../events/outside.js';
import { Refusal } from '../../refusals/refusal.js';
import { NOTICE_COLUMNS, SPREAD } from './append-part.js';
import type { ChannelName } from './channel.js';
import type { NoticeType } from './notice.js';
import { OPEN_NOW } from './open-now.js';

/** Something to tell that came with no entry, for one target. */
export interface Extra {
  readonly topic: string;
  readonly id: string;
  /** The game stood at this entry, where it is about one. */
  readonly entry?: number;
  readonly type: NoticeType;
  readonly seat?: string;
  readonly playerId?: string;
  readonly channel: ChannelName;
  readonly target: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/** One attempt to send something. */
export interface AttemptLine {
  readonly at: string;
  readonly outcome: 'delivered' | 'failed' | 'retry';
  /** Of the HTTP answer. */
  readonly status?: number;
  /** Milliseconds. */
  readonly latency?: number;
  /** The beginning of the answer, or what went wrong. */
  readonly said?: string;
}

/** A delivery as its owner may read it. */
export interface DeliveryLog {
  readonly id: string;
  readonly topic: string;
  readonly type: NoticeType;
  readonly seat: string | null;
  readonly entry: number;
  readonly state: 'waiting' | 'delivered' | 'failed' | 'expired' | 'superseded' | 'missed';
  readonly createdAt: Date;
  readonly dueAt: Date;
  readonly doneAt: Date | null;
  readonly attempts: readonly AttemptLine[];
}

export interface Replayed {
  readonly count: number;
  /** From when on there is more; null if there is none. */
  readonly next: Date | null;
}

export interface DeliveryPage {
  readonly items: readonly DeliveryLog[];
  /** What to go on after, or null at the end. */
  readonly next: { readonly createdAt: Date; readonly id: string } | null;
}

const EXTRA = `INSERT INTO deliveries (topic, id, entry, type, seat, player_id, channel, target, data, due_at, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) ON CONFLICT DO NOTHING`;

const LOG_COLUMNS = `id, topic, type, seat, entry, state, created_at AS "createdAt", due_at AS "dueAt",
  done_at AS "doneAt", log AS attempts`;

const AGAIN = `state = 'waiting', asked_again = true, due_at = $2, attempts = 0, lease_until = NULL, done_at = NULL`;

/** At one time. */
export const MOST_REPLAYED = 1_000;
const REPLAY = `WITH since AS (
    SELECT topic, id, created_at FROM deliveries WHERE target = $1 AND created_at >= $3 AND state <> 'waiting'
    ORDER BY created_at, id LIMIT ${MOST_REPLAYED + 1}
  ), taken AS (SELECT * FROM since ORDER BY created_at, id LIMIT ${MOST_REPLAYED}),
  sent AS (UPDATE deliveries d SET ${AGAIN} FROM taken WHERE d.topic = taken.topic AND d.id = taken.id RETURNING 1)
  SELECT (SELECT count(*)::int FROM sent) AS count,
    (SELECT created_at FROM since ORDER BY created_at, id OFFSET ${MOST_REPLAYED}) AS next`;

/** For something that is told once. */
export const newMessageId = (outside: Outside): string => `msg_${outside.bytes(16).toString('hex')}`;

/** What is on its way beside what entries give to tell, and what has become of it. */
export class Outbox {
  private readonly listeners: (() => void)[] = [];

  constructor(private readonly pool: Pool) {}

  /** Called when there is something to send. */
  afterwards(listener: () => void): void {
    this.listeners.push(listener);
  }

  async add(extra: Extra, session: Pool | PoolClient = this.pool): Promise<void> {
    const { topic, id, entry, type, seat, playerId, channel, target, data, at } = extra;
    const values = [
      topic,
      id,
      entry ?? 0,
      type,
      seat,
      playerId,
      channel,
      target,
      data && JSON.stringify(data),
      at,
    ];
    await session.query(EXTRA, values);
    this.wake();
  }

  /** To all targets at which the players want to be told. @param rows of `NOTICE_COLUMNS` */
  async spread(rows: readonly Row[], session: Pool | PoolClient = this.pool): Promise<void> {
    const given = `SELECT * FROM json_to_recordset($1::json) AS given(${NOTICE_COLUMNS})`;
    await session.query(`WITH rows AS (${given}) ${SPREAD}`, [JSON.stringify(rows)]);
    this.wake();
  }

  /** What a player is asked now, to a target that is new, or was not told. @param due when, if not at once */
  tellOpen(playerId: string, target: string, at: Date, due: Date = at): Promise<void> {
    return this.tell([playerId, target, at, due, false]);
  }

  /** What a player is asked now, as far as the target has not been told of it. */
  tellUntold(playerId: string, target: string, at: Date): Promise<void> {
    return this.tell([playerId, target, at, at, true]);
  }

  private async tell(open: readonly unknown[]): Promise<void> {
    await this.pool.query(`WITH rows AS (${OPEN_NOW}) ${SPREAD}`, [...open]);
    this.wake();
  }

  /** Newest first. */
  async list(target: string, limit: number, after?: DeliveryPage['next']): Promise<DeliveryPage> {
    const { rows } = await this.pool.query<DeliveryLog>(
      `SELECT ${LOG_COLUMNS} FROM deliveries WHERE target = $1
         AND ($3::timestamptz IS NULL OR (created_at, id) < ($3, $4)) ORDER BY created_at DESC, id DESC LIMIT $2`,
      [target, limit + 1, after?.createdAt ?? null, after?.id ?? null],
    );
    const items = rows.slice(0, limit);
    const { createdAt, id } = items.at(-1) ?? {};
    return { items, next: rows.length > limit ? { createdAt: createdAt!, id: id! } : null };
  }

  /** @throws Refusal */
  async one(target: string, id: string): Promise<DeliveryLog> {
    const statement = `SELECT ${LOG_COLUMNS} FROM deliveries WHERE target = $1 AND id = $2`;
    const { rows } = await this.pool.query<DeliveryLog>(statement, [target, id]);
    if (rows[0] === undefined) throw new Refusal('delivery-not-found');
    return rows[0];
  }

  /** Sends one again, whatever has become of it. @throws Refusal */
  async again(target: string, id: string, at: Date): Promise<void> {
    const { rowCount } = await this.pool.query(
      `UPDATE deliveries SET ${AGAIN} WHERE target = $1 AND id = $3`,
      [target, at, id],
    );
    if (rowCount === 0) throw new Refusal('delivery-not-found');
    this.wake();
  }

  /** Sends again what a target was to be told since a time, the oldest first and no more than a good deal. */
  async replay(target: string, since: Date, at: Date): Promise<Replayed> {
    const { rows } = await this.pool.query<{ count: number; next: Date | null }>(REPLAY, [target, at, since]);
    this.wake();
    return rows[0]!;
  }

  private wake(): void {
    for (const listener of this.listeners) listener();
  }
}
