import type { Pool } from 'pg';
import { RealOutside } from '../../src/events/outside.js';

const HOUR = 3_600_000;

/** A clock that is set by hand: Monday, 5 January 2026, at noon. */
export class WallClock extends RealOutside {
  time = Date.parse('2026-01-05T12:00:00Z');

  override now(): Date {
    return new Date(this.time);
  }

  /** Time in which a server was at work. */
  async passes(pool: Pool, hours: number): Promise<void> {
    this.time += hours * HOUR;
    await pool.query(
      'INSERT INTO heartbeat (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
      [this.now()],
    );
  }

  /** Time in which none was. */
  stands(hours: number): void {
    this.time += hours * HOUR;
  }
}
