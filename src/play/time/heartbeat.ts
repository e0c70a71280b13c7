import type { Pool } from 'pg';
import type { Outside } from '../../events/outside.js';
import type { Period } from '../table/clock/period.js';

const BEAT_MS = 30_000;

/** Of all servers together; a silence is looked for first. $1 now, $2 an id. */
const BEAT = `
  WITH before AS (SELECT at FROM heartbeat WHERE id = 1 FOR UPDATE),
  gone AS (INSERT INTO outages (id, since, until)
    SELECT $2, at, $1 FROM before WHERE at < $1::timestamptz - interval '2 minutes' RETURNING id)
  INSERT INTO heartbeat AS h (id, at) SELECT 1, $1 WHERE (SELECT count(*) FROM gone) >= 0
  ON CONFLICT (id) DO UPDATE SET at = greatest(h.at, excluded.at)`;

export interface Outage extends Period {
  readonly id: string;
  /** Whether all games were told of it, but those in which that failed. */
  readonly told: boolean;
}

/** Knows when no server was at work, be it that none ran or that the database was not there. */
export class Heartbeat {
  private last = -Infinity;

  constructor(
    private readonly pool: Pool,
    private readonly outside: Outside,
  ) {}

  async beat(): Promise<void> {
    const now = this.outside.now();
    if (now.getTime() - this.last < BEAT_MS) return;
    await this.pool.query(BEAT, [now, this.outside.id()]);
    this.last = now.getTime();
  }

  async outages(): Promise<Outage[]> {
    const { rows } = await this.pool.query<{ id: string; since: Date; until: Date; told: boolean }>(
      'SELECT id, since, until, told FROM outages ORDER BY since',
    );
    return rows.map(({ id, since, until, told }) => ({
      ...{ id, told },
      ...{ from: since.getTime(), until: until.getTime() },
    }));
  }

  async told(outages: readonly Outage[]): Promise<void> {
    await this.pool.query('UPDATE outages SET told = true WHERE id = ANY ($1)', [
      outages.map(({ id }) => id),
    ]);
  }
}
