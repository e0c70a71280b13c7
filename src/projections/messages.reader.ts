import type { Pool } from 'pg';
import { Refusal } from '../refusals/refusal.js';
import { LOOKED_COLUMNS, mayLook, type LookedRow } from './game-row.js';

/** What somebody wrote at the table, as those who may read it see it. */
export interface Message {
  readonly id: string;
  /** The game stood at this entry. */
  readonly entry: number;
  readonly at: Date;
  readonly seat: string;
  readonly to: 'all' | 'side';
  /** Null once it is erased. */
  readonly text: string | null;
}

export interface MessagePage {
  readonly items: readonly Message[];
  /** The time and id to go on before, or null at the end. */
  readonly next: string | null;
}

export const MESSAGE_COLUMNS = `m.id, m.entry, m.at, m.seat, CASE WHEN m.side IS NULL THEN 'all' ELSE 'side' END AS "to", m.text`;

const SIDE_OF = `(SELECT s.side FROM seats s WHERE s.game_id = g.id AND s.player_id = $2 LIMIT 1) AS side`;

/** Messages of a game: those to all for everyone who may see it, those to a side for who sits on that side now. */
export class MessagesReader {
  constructor(private readonly pool: Pool) {}

  /** Newest first. @throws Refusal */
  async list(gameId: string, playerId: string, limit: number, before?: string): Promise<MessagePage> {
    const side = await this.sideOf(gameId, playerId);
    const [at, id] = before?.split('~') ?? [];
    const { rows } = await this.pool.query<Message>(
      `SELECT ${MESSAGE_COLUMNS} FROM messages m WHERE m.game_id = $1 AND (m.side IS NULL OR m.side = $2)
         AND ($4::timestamptz IS NULL OR (m.at, m.id) < ($4, $5::uuid)) ORDER BY m.at DESC, m.id DESC LIMIT $3`,
      [gameId, side, limit + 1, at ?? null, id ?? null],
    );
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    const goesOn = rows.length > limit && last !== undefined;
    return { items, next: goesOn ? `${last.at.toISOString()}~${last.id}` : null };
  }

  /** One that is being told; undefined where it is erased. */
  async told(gameId: string, id: string): Promise<Message | undefined> {
    const statement = `SELECT ${MESSAGE_COLUMNS} FROM messages m WHERE m.game_id = $1 AND m.id = $2 AND m.text IS NOT NULL`;
    return (await this.pool.query<Message>(statement, [gameId, id])).rows[0];
  }

  private async sideOf(gameId: string, playerId: string): Promise<string | null> {
    const statement = `SELECT ${LOOKED_COLUMNS}, ${SIDE_OF} FROM games g WHERE g.id = $1 AND g.version > 0`;
    const { rows } = await this.pool.query<LookedRow & { readonly side: string | null }>(statement, [
      gameId,
      playerId,
    ]);
    if (rows[0] === undefined) throw new Refusal('game-not-found');
    mayLook(rows[0], playerId);
    return rows[0].side;
  }
}
