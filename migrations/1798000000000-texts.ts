import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from './support/tables.js';

/** What people wrote in an entry. The journal seals its hash; the text itself can be forgotten. */
export class Texts1798000000000 implements MigrationInterface {
  name = 'Texts1798000000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'texts',
      'game_id uuid NOT NULL, entry int NOT NULL, salt bytea NOT NULL, text text NOT NULL, player_id uuid',
      { key: 'game_id, entry' },
    );
    await runner.query('CREATE INDEX texts_by_player ON texts (player_id) WHERE player_id IS NOT NULL');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
