import type { Pool } from 'pg';
import type { Entry } from '../../events/entry.js';
import type { EventStore, Span } from '../../events/event-store.js';
import { asArbiter, GAME_COLUMNS, heldBy, type GameRow, type LookedRow } from '../game-row.js';
import type { Watcher } from './watcher.js';

/** A game that is watched, and what all its watchers know of it. */
export interface Known {
  readonly game: string;
  readonly version: number;
}

/** What has changed for those who watch. */
export interface Changed {
  /** Ids of games that have gone on. */
  readonly games: readonly string[];
  /** Ids of tokens that let in nobody any more. */
  readonly tokens: readonly string[];
}

/** As whom one watcher may look at the game now. */
export interface Right extends Pick<LookedRow, 'held' | 'arbiter'> {
  /** The place of the watcher among those who were asked about, from 1. */
  readonly place: number;
  /** Whether their token still lets them in. */
  readonly stands: boolean;
}

export interface WatchedRow extends GameRow {
  readonly rights: readonly Right[];
}

const stands = (player: string, token: string): string => `EXISTS (
  SELECT FROM tokens t JOIN players p ON p.id = t.player_id
  WHERE t.player_id = ${player} AND t.id = ${token} AND t.revoked_at IS NULL AND p.erased_at IS NULL)`;

/** $1 games, $2 what is known of each, $3 players, $4 a token of each. */
const CHANGED = `
  SELECT known.game, NULL::uuid AS token FROM unnest($1::uuid[], $2::int[]) AS known(game, version)
  JOIN games g ON g.id = known.game WHERE g.version > known.version
  UNION ALL
  SELECT NULL, holder.token FROM unnest($3::uuid[], $4::uuid[]) AS holder(player, token)
  WHERE NOT ${stands('holder.player', 'holder.token')}`;

/** Games and rights in one look, so that nobody is told an entry by a right from before it. $1 to $3: each watcher's. */
const WATCHED = `
  WITH looking AS (
    SELECT w.game, json_agg(json_build_object('place', w.place, 'held', ${heldBy('w.player')},
      'arbiter', ${asArbiter('w.player')}, 'stands', ${stands('w.player', 'w.token')})) AS rights
    FROM unnest($1::uuid[], $2::uuid[], $3::uuid[]) WITH ORDINALITY AS w(game, player, token, place)
    JOIN games g ON g.id = w.game GROUP BY w.game)
  SELECT ${GAME_COLUMNS}, looking.rights FROM looking JOIN games g ON g.id = looking.game WHERE g.version > 0`;

type Held = Pick<Watcher, 'game' | 'holder'>;

/** What is read for those who watch, for all of them together. */
export class WatchedReader {
  constructor(
    private readonly pool: Pool,
    private readonly store: EventStore,
  ) {}

  async changed(known: readonly Known[], holders: readonly Held['holder'][]): Promise<Changed> {
    const { rows } = await this.pool.query<{ game: string | null; token: string | null }>({
      name: 'changed-watched',
      text: CHANGED,
      values: [
        known.map(({ game }) => game),
        known.map(({ version }) => version),
        holders.map(({ playerId }) => playerId),
        holders.map(({ tokenId }) => tokenId),
      ],
    });
    return {
      games: rows.flatMap(({ game }) => game ?? []),
      tokens: rows.flatMap(({ token }) => token ?? []),
    };
  }

  /** The games of these watchers, by id. */
  async games(watchers: readonly Held[]): Promise<ReadonlyMap<string, WatchedRow>> {
    const { rows } = await this.pool.query<WatchedRow>({
      name: 'watched-games',
      text: WATCHED,
      values: [
        watchers.map(({ game }) => game),
        watchers.map(({ holder }) => holder.playerId),
        watchers.map(({ holder }) => holder.tokenId),
      ],
    });
    return new Map(rows.map((row) => [row.id, row]));
  }

  async entries(spans: readonly Span[]): Promise<readonly Entry[]> {
    return spans.length === 0 ? [] : this.store.readEach(spans);
  }
}
