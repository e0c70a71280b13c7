import type { Pool } from 'pg';
import type { About } from './about.js';
import { NO_TIME } from '../play/table/clock/time-setting.js';
import type { Rulesets } from '../play/table/rulesets.js';
import type { ArbiterOfGame, GameStatus, GameSummary, SeatKind, SeatOfGame } from '../play/table/shapes.js';
import { Refusal } from '../refusals/refusal.js';
import { AS_ARBITER, headOf, LOOKED_COLUMNS, mayLook, type LookedRow } from './game-row.js';

interface SeatRow {
  readonly seat: string;
  readonly side: string;
  readonly kind: SeatKind;
  readonly player_id: string | null;
  readonly display_name: string | null;
}

interface ArbiterRow {
  readonly arbiter: string;
  readonly player_id: string | null;
  readonly display_name: string | null;
}

type ListedRow = LookedRow & {
  readonly sitting: readonly SeatRow[];
  readonly judging: readonly ArbiterRow[];
};

/** Names join at reading, so that a new name shows everywhere and an erased one nowhere. */
const SITTING = `(SELECT json_agg(json_build_object('seat', s.seat, 'side', s.side, 'kind', s.kind,
    'player_id', s.player_id, 'display_name', p.display_name) ORDER BY array_position(g.seats, s.seat))
  FROM seats s LEFT JOIN players p ON p.id = s.player_id WHERE s.game_id = g.id) AS sitting`;

const JUDGING = `(SELECT coalesce(json_agg(json_build_object('arbiter', now.arbiter, 'player_id', a.player_id,
    'display_name', p.display_name) ORDER BY now.place), '[]')
  FROM json_array_elements_text(g.about->'arbiters') WITH ORDINALITY AS now(arbiter, place)
  LEFT JOIN arbiters a ON a.game_id = g.id AND a.arbiter = now.arbiter
  LEFT JOIN players p ON p.id = a.player_id) AS judging`;

const COLUMNS = `${LOOKED_COLUMNS}, ${SITTING}, ${JUDGING}`;

const ONE = `SELECT ${COLUMNS} FROM games g WHERE g.id = $1 AND g.version > 0`;

/** A game that is being played, and in which anybody may sit down. */
const NEEDS_SUBSTITUTE = `(g.status = 'playing'
  AND EXISTS (SELECT 1 FROM seats s WHERE s.game_id = g.id AND s.kind IN ('open', 'invite')))`;

function needsSubstitute({ status, sitting }: ListedRow): boolean {
  return status === 'playing' && sitting.some(({ kind }) => kind === 'open' || kind === 'invite');
}

/**
 * Newest first. $1 mine, $2 player, $3 awaiting, $4 status, $5 ruleset, $6 and $7 cursor, $8 known rulesets, $9 limit,
 * $10 sandboxes, which are listed to their makers alone.
 */
const LIST = `
  SELECT ${COLUMNS} FROM games g
  WHERE g.version > 0 AND g.sandbox = $10 AND (NOT g.sandbox OR g.maker = $2)
    AND (g.visibility = 'public' OR g.status = 'open' OR ${NEEDS_SUBSTITUTE} OR g.maker = $2 OR ${AS_ARBITER} IS NOT NULL
      OR EXISTS (SELECT 1 FROM seats s WHERE s.game_id = g.id AND s.player_id = $2))
    AND ($1::bool IS NULL OR $1 = (g.maker = $2
      OR EXISTS (SELECT 1 FROM seats s WHERE s.game_id = g.id AND s.player_id = $2)))
    AND ($3::bool IS NULL OR $3 = EXISTS (SELECT 1 FROM seats s WHERE s.game_id = g.id AND s.player_id = $2
      AND s.seat = ANY (g.awaiting)))
    AND ($4::text IS NULL OR g.status = $4) AND ($5::text IS NULL OR g.ruleset = $5)
    AND ($6::timestamptz IS NULL OR (g.created_at, g.id) < ($6, $7::uuid))
    AND g.ruleset = ANY ($8)
  ORDER BY g.created_at DESC, g.id DESC LIMIT $9`;

export interface ListQuery {
  readonly mine?: boolean | undefined;
  /** Whether one of the player's seats must answer now. */
  readonly awaiting?: boolean | undefined;
  readonly status?: GameStatus | undefined;
  readonly ruleset?: string | undefined;
  /** Only one's own sandboxes; else none. */
  readonly sandbox?: boolean | undefined;
  readonly limit: number;
  /** The `next` of the page before. */
  readonly cursor?: string | undefined;
}

export interface GamesPage {
  readonly items: readonly GameSummary[];
  /** Where the next page begins; null at the end. */
  readonly next: string | null;
}

/** Games as what they all share: my games, the lobby, one by its id. */
export class GamesReader {
  constructor(
    private readonly pool: Pool,
    private readonly rulesets: Rulesets,
  ) {}

  /** @throws Refusal */
  async one(gameId: string, playerId: string): Promise<GameSummary> {
    const { rows } = await this.pool.query<ListedRow>({
      name: 'one-game',
      text: ONE,
      values: [gameId, playerId],
    });
    const row = rows[0];
    if (row === undefined) throw new Refusal('game-not-found');
    if (!needsSubstitute(row)) mayLook(row, playerId);
    return summary(row);
  }

  async list(playerId: string, query: ListQuery): Promise<GamesPage> {
    const values = listValues(
      playerId,
      query,
      this.rulesets.all.map(({ ruleset }) => ruleset),
    );
    const { limit } = query;
    const { rows } = await this.pool.query<ListedRow>({ name: 'list-games', text: LIST, values });
    const items = rows.slice(0, limit).map(summary);
    const last = items.at(-1);
    return { items, next: last !== undefined && rows.length > limit ? `${last.createdAt}~${last.id}` : null };
  }
}

function listValues(playerId: string, query: ListQuery, rulesets: readonly string[]): unknown[] {
  const { mine, awaiting, status, ruleset, sandbox = false, limit, cursor } = query;
  const [createdAt, id] = cursor?.split('~') ?? [];
  const asked = [mine, playerId, awaiting, status, ruleset, createdAt, id];
  // What is not asked for is NULL, and one row more tells whether there is a next page.
  return [...asked.map((value) => value ?? null), rulesets, limit + 1, sandbox];
}

function summary(row: ListedRow): GameSummary {
  return {
    id: row.id,
    ruleset: row.ruleset,
    rulesVersion: row.rules_version,
    visibility: row.visibility,
    status: row.status,
    version: row.version,
    head: headOf(row),
    options: row.options,
    start: row.start,
    sandbox: row.sandbox,
    ...timeOf(row.about),
    disputes: row.about.disputes?.setting ?? 'playOn',
    frozen: row.about.disputes?.frozen ?? false,
    seats: row.sitting.map(seatOf),
    arbiters: row.judging.map(arbiterOf),
    awaiting: row.awaiting,
    outcome: row.about.outcome,
    createdAt: row.created_at.toISOString(),
  };
}

function timeOf({ time }: About): Pick<GameSummary, 'time' | 'deadlines'> {
  return { time: time?.setting ?? NO_TIME, deadlines: time?.deadlines ?? [] };
}

function seatOf({ seat, side, kind, player_id: id, display_name: displayName }: SeatRow): SeatOfGame {
  return { seat, side, kind, player: playerOf(id, displayName) };
}

function arbiterOf({ arbiter, player_id, display_name }: ArbiterRow): ArbiterOfGame {
  return { arbiter, player: playerOf(player_id, display_name) };
}

function playerOf(id: string | null, name: string | null): SeatOfGame['player'] {
  return id === null ? null : { id, displayName: name ?? '' };
}
