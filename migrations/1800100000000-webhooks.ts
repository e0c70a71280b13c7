import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from './support/tables.js';

/** Whom a player wants to be called when there is something to tell. */
export class Webhooks1800100000000 implements MigrationInterface {
  name = 'Webhooks1800100000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'webhooks',
      `id uuid NOT NULL, player_id uuid NOT NULL, game_id uuid, seat text, url text NOT NULL, format text NOT NULL,
       types text[] NOT NULL, key text NOT NULL, secret bytea NOT NULL, previous_secret bytea,
       previous_until timestamptz(3), state text NOT NULL, disabled_because text, failing_since timestamptz(3),
       failures int NOT NULL DEFAULT 0, created_at timestamptz(3) NOT NULL`,
      { key: 'id' },
    );
    await runner.query('CREATE INDEX webhooks_by_player ON webhooks (player_id, created_at)');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
