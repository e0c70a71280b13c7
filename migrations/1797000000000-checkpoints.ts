import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendOnly } from './support/append-only.js';
import { createTable } from './support/tables.js';

/** Signed roots over the heads of all games, and of each game the heads that had changed. */
export class Checkpoints1797000000000 implements MigrationInterface {
  name = 'Checkpoints1797000000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'checkpoints',
      `number int NOT NULL, at timestamptz(3) NOT NULL, games int NOT NULL, root bytea NOT NULL,
       previous bytea NOT NULL, hash bytea NOT NULL, key text NOT NULL, signature text NOT NULL`,
      { key: 'number' },
    );
    await createTable(
      runner,
      'checkpoint_heads',
      'game_id uuid NOT NULL, checkpoint int NOT NULL, version int NOT NULL, hash bytea NOT NULL',
      { key: 'game_id, checkpoint' },
    );
    await runner.query('CREATE INDEX heads_by_checkpoint ON checkpoint_heads (checkpoint, game_id)');
    for (const table of ['checkpoints', 'checkpoint_heads']) await appendOnly(runner, table);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
