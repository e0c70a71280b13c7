import type { Pool } from 'pg';
import type { Outside } from '../events/outside.js';
import type { Viewer } from '../games/kit/audience.js';
import type { Window } from '../play/table/telling.js';
import { Refusal } from '../refusals/refusal.js';
import { LOOKED_COLUMNS, viewerFor, windowIn, type LookedRow, type Looker } from './game-row.js';

export const READINGS = ['view', 'events', 'diff', 'proof'] as const;

/** What is read of a game: everything after one version up to another, or the view of the one that both name. */
export interface Reading {
  readonly what: (typeof READINGS)[number];
  readonly from: number;
  readonly to: number;
}

export interface Looking {
  readonly row: LookedRow;
  readonly viewer: Viewer;
  readonly window: Window;
  readonly read: Reading;
}

const RECORD = `INSERT INTO access_records (game_id, at, id, arbiter, what, seat, first, last)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;

/** Who may look at a game as whom. An arbiter's look as one of its seats leaves a record first. */
export class Looks {
  constructor(
    private readonly pool: Pool,
    private readonly outside: Outside,
  ) {}

  /** The game as this player may look at it. @throws Refusal */
  async at(
    gameId: string,
    looker: Looker,
    seat: string | undefined,
    read: (row: LookedRow) => Reading,
  ): Promise<Looking> {
    const { rows } = await this.pool.query<LookedRow>({
      name: 'look-at',
      text: `SELECT ${LOOKED_COLUMNS} FROM games g WHERE g.id = $1 AND g.version > 0`,
      values: [gameId, looker.playerId],
    });
    return this.in(rows[0], looker, seat, read);
  }

  /** The same, of a row that has been read already. @throws Refusal */
  async in(
    row: LookedRow | undefined,
    looker: Looker,
    seat: string | undefined,
    read: (row: LookedRow) => Reading,
  ): Promise<Looking> {
    if (row === undefined) throw new Refusal('game-not-found');
    const { viewer, privileged } = viewerFor(row, looker, seat);
    const looking = { row, viewer, window: windowIn(row, viewer), read: read(row) };
    if (!privileged) return looking;
    await this.record(looking);
    // A bundle is checked by what its seat may be told.
    if (looking.read.what === 'proof') return looking;
    // Else what passed is for the arbiter to see, whoever has acted since.
    return { ...looking, window: { ...looking.window, from: 1, fromStruck: 1 } };
  }

  private async record({ row, viewer, read: { what, from, to } }: Looking): Promise<void> {
    const values = [row.id, this.outside.now(), this.outside.id(), row.arbiter, what, viewer, from, to];
    await this.pool.query({ name: 'record-access', text: RECORD, values });
  }
}
