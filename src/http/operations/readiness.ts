import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Refusal } from '../../refusals/refusal.js';

const PATIENCE_MS = 2_000;

/** Whether the server can serve: the database answers, and it has the tables. */
@Injectable()
export class Readiness {
  constructor(private readonly dataSource: DataSource) {}

  async check(): Promise<{ status: 'ready' }> {
    // Reads no row: it fails where there is no database, or no such table yet.
    const asked = this.dataSource.query('SELECT 1 FROM tokens WHERE false');
    const answered = await Promise.race([asked.then(() => true).catch(() => false), patience()]);
    if (!answered) throw new Refusal('not-ready');
    return { status: 'ready' };
  }
}

function patience(): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref());
}
