import type { Pool } from 'pg';
import { Refusal } from '../refusals/refusal.js';
import { isStranger, LOOKED_COLUMNS, mayLook, type LookedRow } from './game-row.js';
import type { Reading } from './looks.js';

/** Newest first. $1 game, $2 and $3 cursor, $4 limit. Names join at reading. */
const RECORDS = `
  SELECT r.at, r.id, r.arbiter, r.what, r.seat, r.first, r.last, a.player_id, p.display_name
  FROM access_records r
  LEFT JOIN arbiters a ON a.game_id = r.game_id AND a.arbiter = r.arbiter
  LEFT JOIN players p ON p.id = a.player_id
  WHERE r.game_id = $1 AND ($2::timestamptz IS NULL OR (r.at, r.id) < ($2, $3::uuid))
  ORDER BY r.at DESC, r.id DESC LIMIT $4`;

interface RecordRow {
  readonly at: Date;
  readonly id: string;
  readonly arbiter: string;
  readonly what: Reading['what'];
  readonly seat: string;
  readonly first: number;
  readonly last: number;
  readonly player_id: string | null;
  readonly display_name: string | null;
}

export interface AccessQuery {
  readonly limit: number;
  /** The `next` of the page before. */
  readonly cursor?: string | undefined;
}

/** One look of an arbiter as a seat. */
export interface AccessRecord extends Reading {
  readonly at: string;
  readonly arbiter: string;
  readonly player: { readonly id: string; readonly displayName: string } | null;
  readonly seat: string;
}

export interface AccessPage {
  readonly items: readonly AccessRecord[];
  /** Where the next page begins; null at the end. */
  readonly next: string | null;
}

/** What arbiters have looked at, for those who play in the game, made it, or judge it. */
export class AccessReader {
  constructor(private readonly pool: Pool) {}

  /** @throws Refusal */
  async list(gameId: string, playerId: string, { limit, cursor }: AccessQuery): Promise<AccessPage> {
    await this.mayList(gameId, playerId);
    const [at = null, id = null] = cursor?.split('~') ?? [];
    // One row more tells whether there is a next page.
    const values = [gameId, at, id, limit + 1];
    const { rows } = await this.pool.query<RecordRow>({ name: 'access-records', text: RECORDS, values });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const more = last !== undefined && rows.length > limit;
    return { items: page.map(recordOf), next: more ? `${last.at.toISOString()}~${last.id}` : null };
  }

  private async mayList(gameId: string, playerId: string): Promise<void> {
    const { rows } = await this.pool.query<LookedRow>({
      name: 'may-list-access',
      text: `SELECT ${LOOKED_COLUMNS} FROM games g WHERE g.id = $1 AND g.version > 0`,
      values: [gameId, playerId],
    });
    const row = rows[0];
    if (row === undefined) throw new Refusal('game-not-found');
    mayLook(row, playerId);
    if (isStranger(row, playerId)) throw new Refusal('not-your-seat', { seats: [] });
  }
}

function recordOf({
  at,
  arbiter,
  what,
  seat,
  first,
  last,
  player_id: id,
  display_name,
}: RecordRow): AccessRecord {
  const player = id === null ? null : { id, displayName: display_name ?? '' };
  return { at: at.toISOString(), arbiter, player, what, seat, from: first, to: last };
}
