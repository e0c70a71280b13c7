import type { Pool, PoolClient } from 'pg';
import { canonical } from '../../events/canonical.js';
import { leafHash } from './merkle.js';

const LEAF_FORMAT = 'harker-leaf/1';

/** A power of two, so that the leaves of one page make a full subtree. */
export const PAGE = 1024;

/** Where a game stood. */
export interface GameHead {
  readonly game: string;
  readonly version: number;
  /** SHA-256 of the entry, hex. */
  readonly hash: string;
}

/** The leaf of a game: the canonical `[format, game, version, hash]`. */
export function leafOf({ game, version, hash }: GameHead): Buffer {
  return leafHash(canonical([LEAF_FORMAT, game, version, hash]));
}

/** Heads as a checkpoint has them: of each game the last that was kept by then. $1 checkpoint, $2 the game to go on after. */
const HEADS = `
  SELECT DISTINCT ON (game_id) game_id AS game, version, encode(hash, 'hex') AS hash FROM checkpoint_heads
  WHERE checkpoint <= $1 AND ($2::uuid IS NULL OR game_id > $2)
  ORDER BY game_id, checkpoint DESC LIMIT ${PAGE}`;

/** One page of the heads that a checkpoint has, in the order of the games' ids. */
export async function headsAfter(
  on: Pool | PoolClient,
  checkpoint: number,
  after: string | null,
): Promise<GameHead[]> {
  return (await on.query<GameHead>(HEADS, [checkpoint, after])).rows;
}

/** $1 checkpoint, $2 the game to go on after. */
const KEEP_CHANGED = `
  WITH page AS (
    SELECT id, version, head FROM games WHERE version > 0 AND ($2::uuid IS NULL OR id > $2) ORDER BY id LIMIT ${PAGE}),
  changed AS (
    INSERT INTO checkpoint_heads (game_id, checkpoint, version, hash)
    SELECT p.id, $1, p.version, p.head FROM page p LEFT JOIN LATERAL (
      SELECT h.version, h.hash FROM checkpoint_heads h WHERE h.game_id = p.id ORDER BY h.checkpoint DESC LIMIT 1) AS kept ON true
    WHERE (p.version, p.head) IS DISTINCT FROM (kept.version, kept.hash)
    RETURNING game_id)
  SELECT (SELECT count(*) FROM changed)::int AS changed, (SELECT count(*) FROM page)::int AS seen,
    (SELECT id FROM page ORDER BY id DESC LIMIT 1) AS last`;

interface Kept {
  readonly changed: number;
  readonly seen: number;
  readonly last: string | null;
}

/**
 * Keeps the heads that are not those of the checkpoint before, page by page.
 * @returns how many
 */
export async function keepChangedHeads(session: PoolClient, checkpoint: number): Promise<number> {
  let changed = 0;
  for (let after: string | null = null; ;) {
    const kept: Kept = (await session.query<Kept>(KEEP_CHANGED, [checkpoint, after])).rows[0]!;
    changed += kept.changed;
    if (kept.seen < PAGE) return changed;
    after = kept.last;
  }
}

/** The heads that were kept for a checkpoint because they had changed. */
export async function headsKeptIn(session: PoolClient, checkpoint: number): Promise<GameHead[]> {
  const text = `SELECT game_id AS game, version, encode(hash, 'hex') AS hash FROM checkpoint_heads WHERE checkpoint = $1`;
  return (await session.query<GameHead>(text, [checkpoint])).rows;
}

/** The last checkpoint that heads were kept for; 0 if there is none. */
export async function lastKept(session: PoolClient): Promise<number> {
  const text = 'SELECT coalesce(max(checkpoint), 0)::int AS last FROM checkpoint_heads';
  return (await session.query<{ last: number }>(text)).rows[0]!.last;
}

export interface Unlike {
  readonly game: string;
  readonly checkpoint: number;
  readonly version: number;
  /** Whether the journal has no such entry. */
  readonly missing: boolean;
}

/** Of each game, the first head that was kept and is not in the journal. $1 one game, or null for all. */
const UNLIKE = `
  SELECT DISTINCT ON (h.game_id) h.game_id AS game, h.checkpoint, h.version, e.hash IS NULL AS missing
  FROM checkpoint_heads h LEFT JOIN entries e ON e.game_id = h.game_id AND e.entry = h.version
  WHERE e.hash IS DISTINCT FROM h.hash AND ($1::uuid IS NULL OR h.game_id = $1)
  ORDER BY h.game_id, h.checkpoint`;

export async function headsNotInJournal(session: PoolClient, only: string | undefined): Promise<Unlike[]> {
  return (await session.query<Unlike>(UNLIKE, [only ?? null])).rows;
}
