import { createHash } from 'node:crypto';
import type { AppendPart, Row } from '../events/append.js';
import { canonical } from '../events/canonical.js';

/** Remembers which entry a request brought about, for as long as the game lives. */
export const IDEMPOTENCY: AppendPart = {
  name: 'idempotency_written',
  columns: 'game_id uuid, player_id uuid, key text, body_hash text, entry int, seat text',
  statement: `INSERT INTO idempotency (game_id, player_id, key, body_hash, entry, seat)
    SELECT game_id, player_id, key, decode(body_hash, 'hex'), entry, seat FROM rows`,
};

export interface IdempotencyKey {
  readonly playerId: string;
  readonly key: string;
  readonly bodyHash: string;
}

export function bodyHash(seat: string | undefined, asked: unknown): string {
  return createHash('sha256')
    .update(canonical({ seat: seat ?? null, asked }))
    .digest('hex');
}

export function idempotencyRow(
  game: string,
  entry: number,
  { playerId, key, bodyHash: hash, seat }: IdempotencyKey & { readonly seat: string },
): Row {
  return { game_id: game, player_id: playerId, key, body_hash: hash, entry, seat };
}
