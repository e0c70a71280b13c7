import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { Entry } from '../events/entry.js';
import type { EventStore } from '../events/event-store.js';
import type { SecretBox } from '../events/secret-box.js';
import type { Viewer } from '../games/kit/audience.js';
import { secretsFrom } from './chance/seeds.js';
import { LiveGame, type Beside } from './live-game.js';
import type { Rulesets } from './table/rulesets.js';
import { evolveEntry, gameAfter, type GameAt } from './table/game-at.js';
import { turnsTo } from './table/line.js';

// A game in memory is some tens of kilobytes.
const MOST_GAMES = 2_000;

interface SeatRow {
  readonly seat: string;
  readonly player_id: string | null;
}
interface ArbiterRow {
  readonly arbiter: string;
  readonly player_id: string;
}
interface ViewHashRow {
  readonly rebuilt: number;
  readonly viewer: Viewer | null;
  readonly same_as: Viewer | null;
  readonly hash: string;
}

/** The folded games of this server, each checked by its version before it is used. */
export class LiveGames {
  private readonly games = new LRUCache<string, Promise<LiveGame>>({ max: MOST_GAMES });

  constructor(
    private readonly pool: Pool,
    private readonly store: EventStore,
    private readonly box: SecretBox,
    private readonly rulesets: Rulesets,
  ) {}

  /** The game at this version or a later one. */
  async at(gameId: string, version: number): Promise<LiveGame> {
    const live = await this.known(gameId);
    for (let before = -1; live.at.version < version; await this.catchUp(live)) {
      if (live.at.version === before) throw new Error(`the journal of game ${gameId} ends at ${before}`);
      before = live.at.version;
    }
    return live;
  }

  /** The game as the database has it now. */
  async fresh(gameId: string): Promise<LiveGame> {
    const live = await this.known(gameId);
    await this.catchUp(live);
    return live;
  }

  keep(live: LiveGame): void {
    this.games.set(live.at.id, Promise.resolve(live));
  }

  /** After an append whose outcome is unknown, only the database knows. */
  forget(gameId: string): void {
    this.games.delete(gameId);
  }

  private known(gameId: string): Promise<LiveGame> {
    const known = this.games.get(gameId);
    if (known !== undefined) return known;
    const loading = this.load(gameId);
    this.games.set(gameId, loading);
    loading.catch(() => {
      if (this.games.peek(gameId) === loading) this.games.delete(gameId);
    });
    return loading;
  }

  private async load(gameId: string): Promise<LiveGame> {
    const { rows } = await this.pool.query<{ ruleset: string; maker: string; secrets: Buffer }>({
      name: 'load-game',
      text: `SELECT g.ruleset, g.maker, s.secrets FROM games g JOIN game_secrets s ON s.game_id = g.id WHERE g.id = $1`,
      values: [gameId],
    });
    const { ruleset, maker, secrets } = rows[0]!;
    const at = gameAfter(await this.store.read(gameId, 0), this.rulesets.named(ruleset));
    const beside = await this.beside(gameId);
    if (at === undefined) throw new Error(`game ${gameId} has no entries`);
    return new LiveGame(at, maker, secretsFrom(this.box.open(secrets, gameId)), beside);
  }

  /** Entries before the rows beside them: rows that are newer only mean that the next append fails and reads again. */
  async catchUp(live: LiveGame): Promise<void> {
    // Somebody may act meanwhile: what is read now follows what was known now.
    const known = live.at;
    const entries = await this.store.read(known.id, known.version);
    const beside = await this.beside(known.id);
    const at = await this.after(known, entries);
    if (live.at.version === known.version) live.catchUp(at, beside);
  }

  /** The game after these entries more. One that turns it back needs those before. */
  private async after(at: GameAt, entries: readonly Entry[]): Promise<GameAt> {
    const turned = entries.some((entry) => turnsTo(entry) !== undefined);
    if (!turned) return entries.reduce((game, entry) => evolveEntry(game, entry, game.ruleset), at);
    return gameAfter([...(await this.store.read(at.id, 0, at.version)), ...entries], at.ruleset)!;
  }

  private async beside(gameId: string): Promise<Beside> {
    const ofSeats = (table: 'seats' | 'former_players') =>
      this.pool.query<SeatRow>({
        name: table,
        text: `SELECT seat, player_id FROM ${table} WHERE game_id = $1`,
        values: [gameId],
      });
    const [seats, former, arbiters, views] = await Promise.all([
      ofSeats('seats'),
      ofSeats('former_players'),
      this.pool.query<ArbiterRow>({
        name: 'arbiters',
        text: 'SELECT arbiter, player_id FROM arbiters WHERE game_id = $1',
        values: [gameId],
      }),
      this.pool.query<ViewHashRow>({
        name: 'view-hashes',
        text: `SELECT g.rebuilt, v.viewer, v.same_as, v.hash
          FROM games g LEFT JOIN seat_views v ON v.game_id = g.id WHERE g.id = $1`,
        values: [gameId],
      }),
    ]);
    const players = seats.rows.flatMap(({ seat, player_id }) =>
      player_id === null ? [] : [[seat, player_id] as const],
    );
    const rows = views.rows.flatMap(({ viewer, same_as, hash }) =>
      viewer === null ? [] : [[viewer, { sameAs: same_as, hash }] as const],
    );
    return {
      players: new Map(players),
      former: new Set(former.rows.flatMap(({ player_id }) => player_id ?? [])),
      arbiters: new Map(arbiters.rows.map(({ arbiter, player_id }) => [arbiter, player_id])),
      views: { rows: new Map(rows), rebuilt: views.rows[0]?.rebuilt ?? 0 },
    };
  }
}
