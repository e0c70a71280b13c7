import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from './support/tables.js';

/** Where players get mail, and when. */
export class Mail1800200000000 implements MigrationInterface {
  name = 'Mail1800200000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'mail_settings',
      `player_id uuid NOT NULL, address text NOT NULL, confirmed_at timestamptz(3),
       mode text NOT NULL DEFAULT 'immediately'`,
      { key: 'player_id' },
    );
    await createTable(
      runner,
      'mail_games',
      'game_id uuid NOT NULL, player_id uuid NOT NULL, mode text NOT NULL',
      { key: 'game_id, player_id' },
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
