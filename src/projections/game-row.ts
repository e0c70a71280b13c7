import type { Pool } from 'pg';
import type { Head } from '../events/entry.js';
import type { Viewer } from '../games/kit/audience.js';
import type { GameStatus, Visibility } from '../play/table/shapes.js';
import { windowOf, type Window } from '../play/table/telling.js';
import { isHiddenFromStrangers } from '../play/table/visibility.js';
import { Refusal } from '../refusals/refusal.js';
import type { About } from './about.js';

/** The columns of a game's row that every reader needs, for `rowToGame`. */
export const GAME_COLUMNS = `g.id, g.ruleset, g.rules_version, g.options, g.seats, g.visibility, g.start, g.maker,
  g.created_at, g.status, g.version, encode(g.head, 'hex') AS head, g.head_key, g.head_signature, g.awaiting, g.about`;

export interface GameRow {
  readonly id: string;
  readonly ruleset: string;
  readonly rules_version: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  readonly visibility: Visibility;
  readonly start: 'automatic' | 'manual';
  readonly maker: string;
  readonly created_at: Date;
  readonly status: GameStatus;
  readonly version: number;
  readonly head: string;
  readonly head_key: string;
  readonly head_signature: string;
  readonly awaiting: readonly string[];
  readonly about: About;
}

/** The player's seats in the game, in the game's order. $2 is the player. */
export const HELD_SEATS = `ARRAY(SELECT s.seat FROM seats s WHERE s.game_id = g.id AND s.player_id = $2
  ORDER BY array_position(g.seats, s.seat))`;

export function headOf(row: GameRow): Head {
  return { version: row.version, hash: row.head, key: row.head_key, signature: row.head_signature };
}

export function windowIn(row: GameRow, viewer: Viewer): Window {
  const { acted, turn, turnedBack } = row.about;
  const { everMoved = { acted, turn }, struck = [] } = turnedBack ?? {};
  return windowOf(viewer, { acted, turn, everMoved, line: { struck }, over: row.status === 'finished' });
}

export interface Looking {
  readonly row: GameRow;
  readonly viewer: Viewer;
}

/** The game as this player may look at it: as a seat of theirs, or as a spectator. @throws Refusal */
export async function lookAt(
  pool: Pool,
  gameId: string,
  playerId: string,
  seat: string | undefined,
): Promise<Looking> {
  const { rows } = await pool.query<GameRow & { held: string[] }>({
    name: 'look-at',
    text: `SELECT ${GAME_COLUMNS}, ${HELD_SEATS} AS held FROM games g WHERE g.id = $1 AND g.version > 0`,
    values: [gameId, playerId],
  });
  const row = rows[0];
  if (row === undefined) throw new Refusal('game-not-found');
  return { row, viewer: viewerFor(row, row.held, playerId, seat) };
}

/** @throws Refusal */
export function viewerFor(
  row: GameRow,
  held: readonly string[],
  playerId: string,
  asked: string | undefined,
): Viewer {
  mayLook(row, held, playerId);
  if (asked === undefined) {
    if (held.length > 1) throw new Refusal('seat-required', { seats: held });
    return held[0] ?? 'spectator';
  }
  if (asked !== 'spectator' && !row.seats.includes(asked))
    throw new Refusal('seat-not-found', { seat: asked });
  if (!mayLookAs(asked, row, held)) throw new Refusal('not-your-seat', { seat: asked, seats: held });
  return asked;
}

/** Once a game is over everything is open, and whoever may look at it may look as anyone in it. */
function mayLookAs(viewer: Viewer, { status }: GameRow, held: readonly string[]): boolean {
  if (status === 'finished') return true;
  // A spectator may be told for longer what passed than a seat is.
  return viewer === 'spectator' ? held.length === 0 : held.includes(viewer);
}

/** @throws Refusal */
export function mayLook(row: GameRow, held: readonly string[], playerId: string): void {
  const stranger = held.length === 0 && row.maker !== playerId;
  if (stranger && isHiddenFromStrangers(row)) throw new Refusal('game-not-found');
}
