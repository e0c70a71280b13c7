import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from './support/tables.js';

/** What somebody is to be told, on its way to one target: outbox, log and source of redelivery in one. */
export class Deliveries1800000000000 implements MigrationInterface {
  name = 'Deliveries1800000000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'deliveries',
      // The topic is the game, or the player where it is about no game.
      `topic uuid NOT NULL, id text NOT NULL, entry int NOT NULL, type text NOT NULL, seat text, player_id uuid,
       channel text NOT NULL, target uuid NOT NULL, decision json, deadline timestamptz(3), data json,
       state text NOT NULL DEFAULT 'waiting', due_at timestamptz(3) NOT NULL, lease_until timestamptz(3),
       attempts int NOT NULL DEFAULT 0, asked_again boolean NOT NULL DEFAULT false, log jsonb NOT NULL DEFAULT '[]', created_at timestamptz(3) NOT NULL,
       done_at timestamptz(3)`,
      { key: 'topic, id', storage: 'fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02' },
    );
    await runner.query(`CREATE INDEX deliveries_due ON deliveries (due_at) WHERE state = 'waiting'`);
    await runner.query(
      `CREATE INDEX deliveries_waiting ON deliveries (topic, target, entry) WHERE state = 'waiting'`,
    );
    await runner.query('CREATE INDEX deliveries_of_target ON deliveries (target, created_at, id)');
    await runner.query('CREATE INDEX deliveries_of_player ON deliveries (player_id)');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
