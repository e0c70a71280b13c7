import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Games whose dice may follow a script are their maker's alone, and stand in no list of others. */
export class Sandboxes1800800000000 implements MigrationInterface {
  name = 'Sandboxes1800800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE games ADD COLUMN sandbox boolean NOT NULL DEFAULT false');
    await runner.query(
      'CREATE INDEX games_sandboxes ON games (maker, created_at DESC, id DESC) WHERE sandbox',
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
