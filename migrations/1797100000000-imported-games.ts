import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from './support/tables.js';

/** Of each game that was played elsewhere, the keys that signed its heads. */
export class ImportedGames1797100000000 implements MigrationInterface {
  name = 'ImportedGames1797100000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'imported_keys',
      'game_id uuid NOT NULL, key text NOT NULL, public_key bytea NOT NULL, imported_at timestamptz(3) NOT NULL',
      { key: 'game_id, key' },
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
