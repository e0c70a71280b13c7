import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from './support/tables.js';

/** When something is due in a game, who was away, and when the server was. */
export class Clocks1800400000000 implements MigrationInterface {
  name = 'Clocks1800400000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['games', 'rebuilt_games']) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN due_at timestamptz(3)`);
    }
    await runner.query(`UPDATE games SET due_at = updated_at WHERE status = 'open'`);
    await runner.query('CREATE INDEX games_due ON games (status, due_at) WHERE due_at IS NOT NULL');
    // One row: when a server that uses this database was last seen at work.
    await createTable(runner, 'heartbeat', 'id int NOT NULL, at timestamptz(3) NOT NULL', { key: 'id' });
    await createTable(
      runner,
      'outages',
      'id uuid NOT NULL, since timestamptz(3) NOT NULL, until timestamptz(3) NOT NULL, told bool NOT NULL DEFAULT false',
      { key: 'id' },
    );
    // Who has left a game that is being played knows what that seat knew.
    await createTable(
      runner,
      'former_players',
      'game_id uuid NOT NULL, seat text NOT NULL, player_id uuid NOT NULL',
      {
        key: 'game_id, seat, player_id',
      },
    );
    await createTable(
      runner,
      'vacations',
      `player_id uuid NOT NULL, id uuid NOT NULL, since timestamptz(3) NOT NULL, until timestamptz(3) NOT NULL,
       created_at timestamptz(3) NOT NULL`,
      { key: 'player_id, id' },
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
