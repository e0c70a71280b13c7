import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Pool } from 'pg';
import type { Outside } from '../../events/outside.js';

/** Milliseconds by which clocks may differ: far less than the shortest turn, far more than a query takes. */
const MOST_SKEW = 10_000;

/**
 * Looks once, at the start, whether this server's clock is that of the database. Times in a game never go back, so a server
 * whose clock is ahead lets deadlines pass early, and all others write its time.
 */
export class ClockCheck implements OnApplicationBootstrap {
  constructor(
    private readonly pool: Pool,
    private readonly outside: Outside,
    private readonly warn: (what: string) => void,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const skew = await this.skew();
    if (Math.abs(skew) <= MOST_SKEW) return;
    const seconds = Math.round(Math.abs(skew) / 1000);
    this.warn(
      `the clock here is ${seconds} seconds ${skew > 0 ? 'ahead of' : 'behind'} that of the database: deadlines depend on it`,
    );
  }

  /** By how many milliseconds the clock here is ahead; what the query took does not count. */
  async skew(): Promise<number> {
    const before = this.outside.now().getTime();
    const { rows } = await this.pool.query<{ now: Date }>('SELECT clock_timestamp() AS now');
    const after = this.outside.now().getTime();
    const there = rows[0]!.now.getTime();
    return there < before ? before - there : Math.min(0, after - there);
  }
}
