import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { Refusal } from '../../refusals/refusal.js';

const PATIENCE_MS = 2_000;

/** Whether the server can serve: a connection that serves requests is to be had, and the database has its tables. */
@Injectable()
export class Readiness {
  private asked: Promise<boolean> | undefined;

  constructor(private readonly pool: Pool) {}

  /** @throws Refusal */
  async check(): Promise<{ status: 'ready' }> {
    // However many ask, they wait for one connection.
    this.asked ??= this.ask().finally(() => (this.asked = undefined));
    if (!(await Promise.race([this.asked, patience()]))) throw new Refusal('not-ready');
    return { status: 'ready' };
  }

  private ask(): Promise<boolean> {
    // Reads no row: it fails where there is no database, or no such table yet.
    return this.pool.query('SELECT 1 FROM tokens WHERE false').then(
      () => true,
      () => false,
    );
  }
}

function patience(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref());
}
