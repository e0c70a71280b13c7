import type { Pool, PoolClient } from 'pg';
import type { Entry } from '../events/entry.js';
import type { EventStore } from '../events/event-store.js';
import { PlainError } from '../events/plain-error.js';
import { gameAfter } from '../play/table/game-at.js';
import type { Rulesets } from '../play/table/rulesets.js';
import { gameColumns } from './about.js';
import { BEHIND, CHANGED, CLEAR, CHANGE_OVER, KEEP } from './rebuild-statements.js';
import { viewRows, viewTableRows } from './seat-views.js';

/** What a rebuild did. */
export interface Rebuilt {
  /** Games whose rows were built. */
  readonly games: number;
  /** Games whose rows were not what the journal gives, and are now. */
  readonly changed: readonly string[];
  /** Games that this build cannot fold: their rows are left as they were. */
  readonly failed: readonly { readonly id: string; readonly why: string }[];
}

const REBUILD_LOCK = 4_761_728;
const PAGE = 200;
// While appends wait, no more games than this should have to be built.
const FEW = 20;
const MOST_ROUNDS = 20;
const LOCK_PATIENCE_MS = 3_000;
const MOST_ATTEMPTS = 10;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Builds seat views and what readers need of games anew from the journal: beside the live rows, while servers go on
 * serving; then changes over in one transaction. The same build makes the same rows, byte for byte. It reads the
 * journal and writes these rows, and so can send nothing to anybody.
 */
export class Rebuild {
  private readonly failed = new Map<string, string>();
  private readonly built = new Set<string>();

  constructor(
    private readonly pool: Pool,
    private readonly store: EventStore,
    private readonly rulesets: Rulesets,
  ) {}

  /** @throws PlainError if another rebuild is under way, or the table of views cannot be had for a moment */
  async run(): Promise<Rebuilt> {
    const session = await this.pool.connect();
    session.on('error', ignore);
    try {
      await claim(session);
      for (const statement of CLEAR) await session.query(statement);
      for (let round = 1; (await this.buildWhatIsBehind()) > FEW && round < MOST_ROUNDS; round++);
      const changed = await this.changeOver(session);
      for (const statement of CLEAR) await session.query(statement);
      return { games: this.built.size, changed, failed: [...this.failed].map(([id, why]) => ({ id, why })) };
    } finally {
      await session.query('SELECT pg_advisory_unlock($1)', [REBUILD_LOCK]).catch(ignore);
      session.off('error', ignore);
      session.release();
    }
  }

  /** Builds every game whose rows are not built at its present version. @returns how many there were */
  private async buildWhatIsBehind(): Promise<number> {
    let count = 0;
    for (let after: string | null = null; ;) {
      const { rows }: { rows: { id: string; ruleset: string }[] } = await this.pool.query(BEHIND, [
        after,
        PAGE,
      ]);
      for (const { id, ruleset } of rows) {
        if (this.failed.has(id)) continue;
        await this.build(id, ruleset);
        count += 1;
      }
      if (rows.length < PAGE) return count;
      after = rows.at(-1)!.id;
    }
  }

  private async build(id: string, name: string): Promise<void> {
    const entries = await this.store.read(id, 0);
    const rows = this.rowsOf(id, name, entries);
    if (rows === undefined) return;
    await this.pool.query({ name: 'keep', text: KEEP, values: rows });
    this.built.add(id);
  }

  /** The parameters of `KEEP`; undefined where this build cannot fold the game. */
  private rowsOf(id: string, name: string, entries: readonly Entry[]): unknown[] | undefined {
    try {
      const at = gameAfter(entries, this.rulesets.named(name))!;
      const { status, awaiting, about, dueAt } = gameColumns(at);
      const views = JSON.stringify(viewTableRows(id, viewRows(at)));
      return [id, at.version, status, awaiting, about, views, dueAt];
    } catch (error) {
      this.failed.set(id, (error as Error).message);
      return undefined;
    }
  }

  /** Holds appends for a moment, builds what they had still moved on, and puts the new rows in the place of the old. */
  private async changeOver(session: PoolClient): Promise<string[]> {
    await lockAppendsOut(session);
    try {
      await this.buildWhatIsBehind();
      const { rows } = await session.query<{ id: string }>(CHANGED);
      const changed = rows.map(({ id }) => id);
      for (const statement of CHANGE_OVER) await session.query(statement, [changed]);
      await session.query('COMMIT');
      return changed;
    } catch (error) {
      await session.query('ROLLBACK').catch(ignore);
      throw error;
    }
  }
}

async function claim(session: PoolClient): Promise<void> {
  const { rows } = await session.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [
    REBUILD_LOCK,
  ]);
  if (!rows[0]!.mine)
    throw new PlainError('Another rebuild is under way on this database: let it end first.');
}

/** Every append writes to the table of views, so it waits for this; readers do not. */
async function lockAppendsOut(session: PoolClient): Promise<void> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    await session.query('BEGIN');
    await session.query(`SET LOCAL lock_timeout = ${LOCK_PATIENCE_MS}`);
    try {
      await session.query('LOCK TABLE seat_views IN SHARE ROW EXCLUSIVE MODE');
      return;
    } catch (error) {
      await session.query('ROLLBACK');
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    }
  }
  throw new PlainError(
    'The table of views is in use (by maintenance, perhaps): start the rebuild again later.',
  );
}

function ignore(): void {}
