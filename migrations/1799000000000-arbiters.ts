import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendOnly } from './support/append-only.js';
import { createTable } from './support/tables.js';

/** Who the arbiters of a game are, and what they have looked at as one of its seats. */
export class Arbiters1799000000000 implements MigrationInterface {
  name = 'Arbiters1799000000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'arbiters',
      'game_id uuid NOT NULL, arbiter text NOT NULL, player_id uuid NOT NULL',
      { key: 'game_id, arbiter' },
    );
    await runner.query('CREATE INDEX arbiters_by_player ON arbiters (player_id)');
    await createTable(
      runner,
      'access_records',
      `game_id uuid NOT NULL, at timestamptz(3) NOT NULL, id uuid NOT NULL, arbiter text NOT NULL,
       what text NOT NULL, seat text NOT NULL, first int NOT NULL, last int NOT NULL`,
      { key: 'game_id, at, id' },
    );
    await appendOnly(runner, 'access_records');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
