import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from './support/tables.js';

/** What players write to each other. It stands beside the journal and is no part of it: it can be forgotten. */
export class Messages1800500000000 implements MigrationInterface {
  name = 'Messages1800500000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'messages',
      // side: those who may read it; null: everyone who may see the game. text: null once it is erased.
      `game_id uuid NOT NULL, id uuid NOT NULL, entry int NOT NULL, at timestamptz(3) NOT NULL, seat text NOT NULL,
       side text, text text, player_id uuid NOT NULL, key text NOT NULL`,
      { key: 'game_id, id' },
    );
    await runner.query('CREATE UNIQUE INDEX messages_once ON messages (game_id, player_id, key)');
    await runner.query('CREATE INDEX messages_in_order ON messages (game_id, at, id)');
    await runner.query('CREATE INDEX messages_by_player ON messages (player_id) WHERE text IS NOT NULL');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
