import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from './support/tables.js';

/** What each seat answers in advance, and the version of the game at which it said so. */
export class StandingAnswers1796000000000 implements MigrationInterface {
  name = 'StandingAnswers1796000000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'standing_answers',
      'game_id uuid NOT NULL, seat text NOT NULL, since int NOT NULL, answers json NOT NULL',
      { key: 'game_id, seat' },
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
