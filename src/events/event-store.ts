import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { appendStatement, type Append, type AppendPart } from './append.js';
import { appendParameters } from './append-rows.js';
import type { Entry } from './entry.js';
import { Busy, GroupCommit, UnknownOutcome } from './group-commit.js';
import { READ_ENTRIES, READ_SPANS, toEntry, type EntryRow } from './read-entries.js';
import { inTransaction } from './transaction.js';

/** A game's row as it stands before its first entry. */
export interface NewGame {
  readonly id: string;
  readonly ruleset: string;
  readonly rulesVersion: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  readonly visibility: string;
  readonly start: string;
  readonly sandbox: boolean;
  readonly maker: string;
  readonly secrets: Buffer;
  readonly at: string;
}

/** The entries of a game after one entry number, up to another. */
export interface Span {
  readonly game: string;
  readonly after: number;
  readonly to: number;
}

/** The journal: appends entries, reads them, changes none. */
export class EventStore {
  private readonly statement: string;
  private readonly commits: GroupCommit;
  private readonly listeners: ((game: string) => void)[] = [];

  constructor(
    private readonly pool: Pool,
    private readonly parts: readonly AppendPart[],
  ) {
    this.statement = appendStatement(parts);
    this.commits = new GroupCommit((appends) => this.write(this.pool, appends));
  }

  /**
   * Appends an entry and all that is written with it, in one transaction.
   * @returns false, and nothing is written, if the game is no longer at the version before the entry, or its rows for
   *   reading have been built anew
   * @throws UnknownOutcome if the connection broke before the answer; Busy if a lock could not be had
   */
  async append(append: Append): Promise<boolean> {
    const taken = await this.commits.append(append);
    if (taken) this.tell(append.entry.game);
    return taken;
  }

  /** Called after this server has written something, with the id of the game. */
  afterwards(listener: (game: string) => void): void {
    this.listeners.push(listener);
  }

  private tell(game: string): void {
    for (const listener of this.listeners) listener(game);
  }

  /**
   * Makes a game with its first entries, in one transaction.
   * @param beside writes what else belongs to it
   * @throws UnknownOutcome if the connection broke before the answer; Busy if a lock could not be had
   */
  async create(
    game: NewGame,
    appends: readonly Append[],
    beside?: (session: PoolClient) => Promise<void>,
  ): Promise<void> {
    const work = async (session: PoolClient): Promise<void> => {
      await session.query(INSERT_GAME, newGameValues(game));
      await session.query('INSERT INTO game_secrets (game_id, secrets) VALUES ($1, $2)', [
        game.id,
        game.secrets,
      ]);
      for (const append of appends) await this.write(session, [append]);
      await beside?.(session);
    };
    await inTransaction(this.pool, work, outcomeOf);
    this.tell(game.id);
  }

  /** Entries after one entry number, in order. */
  async read(game: string, after: number, limit = 2 ** 31 - 1): Promise<Entry[]> {
    const { rows } = await this.pool.query<EntryRow>({
      name: 'read-entries',
      text: READ_ENTRIES,
      values: [game, after, limit],
    });
    return rows.map(toEntry);
  }

  /** Entries of several games, each between two entry numbers, in the order of each game. */
  async readEach(spans: readonly Span[]): Promise<Entry[]> {
    const { rows } = await this.pool.query<EntryRow>({
      name: 'read-spans',
      text: READ_SPANS,
      values: [spans.map(({ game }) => game), spans.map(({ after }) => after), spans.map(({ to }) => to)],
    });
    return rows.map(toEntry);
  }

  private async write(on: Pool | PoolClient, appends: readonly Append[]): Promise<ReadonlySet<string>> {
    const values = appendParameters(appends, this.parts);
    try {
      const { rows } = await on.query<{ id: string }>({ name: 'append', text: this.statement, values });
      return new Set(rows.map(({ id }) => id));
    } catch (error) {
      throw outcomeOf(error);
    }
  }
}

const INSERT_GAME = `INSERT INTO games
  (id, ruleset, rules_version, options, seats, visibility, start, maker, status, version, awaiting, about, created_at, updated_at, sandbox)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'open', 0, '{}', '{}', $9, $9, $10)`;

function newGameValues(game: NewGame): unknown[] {
  return [
    game.id,
    game.ruleset,
    game.rulesVersion,
    JSON.stringify(game.options),
    game.seats,
    game.visibility,
    game.start,
    game.maker,
    game.at,
    game.sandbox,
  ];
}

/** SQLSTATE classes after which the server may have committed: connection exceptions and operator intervention. */
const UNKNOWN_CLASSES = ['08', '57'];

const LOCK_NOT_AVAILABLE = '55P03';

function outcomeOf(error: unknown): unknown {
  if (error instanceof UnknownOutcome || error instanceof Busy) return error;
  const code = error instanceof DatabaseError ? error.code : undefined;
  if (code === LOCK_NOT_AVAILABLE) return new Busy(error);
  return code === undefined || UNKNOWN_CLASSES.includes(code.slice(0, 2)) ? new UnknownOutcome(error) : error;
}
