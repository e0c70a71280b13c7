import type { Head } from '../events/entry.js';
import type { Viewer } from '../games/kit/audience.js';
import type { GameStatus, Visibility } from '../play/table/shapes.js';
import { windowOf, type Window } from '../play/table/telling.js';
import { isHiddenFromStrangers } from '../play/table/visibility.js';
import type { Holder } from '../players/holder.js';
import { Refusal } from '../refusals/refusal.js';
import type { About } from './about.js';

/** The columns of a game's row that every reader needs, for `rowToGame`. */
export const GAME_COLUMNS = `g.id, g.ruleset, g.rules_version, g.options, g.seats, g.visibility, g.start, g.sandbox, g.maker,
  g.created_at, g.status, g.version, encode(g.head, 'hex') AS head, g.head_key, g.head_signature, g.awaiting, g.about`;

export interface GameRow {
  readonly id: string;
  readonly ruleset: string;
  readonly rules_version: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  readonly visibility: Visibility;
  readonly start: 'automatic' | 'manual';
  /** Whether it is one: to everybody but its maker it is not there. */
  readonly sandbox: boolean;
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

/** The player's seats in the game, in the game's order. */
export const heldBy = (player: string): string =>
  `ARRAY(SELECT s.seat FROM seats s WHERE s.game_id = g.id AND s.player_id = ${player}
  ORDER BY array_position(g.seats, s.seat))`;

/** As which arbiter of the game the player may look at it now, if they are one. */
export const asArbiter = (player: string): string =>
  `(SELECT a.arbiter FROM arbiters a WHERE a.game_id = g.id AND a.player_id = ${player}
  AND a.arbiter IN (SELECT json_array_elements_text(g.about->'arbiters')) LIMIT 1)`;

/** $2 is the player. */
export const AS_ARBITER = asArbiter('$2');

/** What says of a player who looks as whom they may. $2 is the player. */
export const LOOKED_COLUMNS = `${GAME_COLUMNS}, ${heldBy('$2')} AS held, ${AS_ARBITER} AS arbiter`;

export interface LookedRow extends GameRow {
  readonly held: readonly string[];
  readonly arbiter: string | null;
}

export function headOf(row: GameRow): Head {
  return { version: row.version, hash: row.head, key: row.head_key, signature: row.head_signature };
}

export function windowIn(row: GameRow, viewer: Viewer): Window {
  const { acted, turn, turnedBack } = row.about;
  const { everMoved = { acted, turn }, struck = [] } = turnedBack ?? {};
  return windowOf(viewer, { acted, turn, everMoved, line: { struck }, over: row.status === 'finished' });
}

/** Who looks, and what their token is for. */
export type Looker = Pick<Holder, 'playerId' | 'scopes'>;

export interface Entitled {
  readonly viewer: Viewer;
  /** Whether it is the arbiter's chair that lets them look so. */
  readonly privileged: boolean;
}

/** As whom this player looks, if they may. @throws Refusal */
export function viewerFor(row: LookedRow, looker: Looker, asked: string | undefined): Entitled {
  const { held } = row;
  mayLook(row, looker.playerId);
  if (asked !== undefined) return { viewer: asked, privileged: isPrivilege(row, looker, asked) };
  if (held.length > 1) throw new Refusal('seat-required', { seats: held });
  return { viewer: held[0] ?? 'spectator', privileged: false };
}

/** Whether only an arbiter, who this looker is, may look so. @throws Refusal */
function isPrivilege(row: LookedRow, { scopes }: Looker, viewer: Viewer): boolean {
  const { seats, held } = row;
  if (viewer !== 'spectator' && !seats.includes(viewer))
    throw new Refusal('seat-not-found', { seat: viewer });
  if (mayLookAs(viewer, row)) return false;
  if (!isArbiter(row)) throw new Refusal('not-your-seat', { seat: viewer, seats: held });
  if (!scopes.includes('arbiter')) throw new Refusal('missing-scope', { scope: 'arbiter' });
  return true;
}

/** Once a game is over everything is open, and whoever may look at it may look as anyone in it. */
function mayLookAs(viewer: Viewer, { status, held }: LookedRow): boolean {
  if (status === 'finished') return true;
  // A spectator may be told for longer what passed than a seat is.
  return viewer === 'spectator' ? held.length === 0 : held.includes(viewer);
}

/** Who plays in a game has no arbiter's sight of it. */
function isArbiter({ arbiter, held }: LookedRow): boolean {
  return arbiter !== null && held.length === 0;
}

/** Whether this player neither sits in the game, nor made it, nor is an arbiter of it. */
export function isStranger(row: LookedRow, playerId: string): boolean {
  return row.held.length === 0 && row.maker !== playerId && !isArbiter(row);
}

/** @throws Refusal */
export function mayLook(row: LookedRow, playerId: string): void {
  if (isStranger(row, playerId) && isHiddenFromStrangers(row, row.sandbox))
    throw new Refusal('game-not-found');
}
