import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from './support/tables.js';

/** What a reply to a mail may do, by the secret in its address; and mails that have come, until they are done. */
export class InboundMail1800300000000 implements MigrationInterface {
  name = 'InboundMail1800300000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'reply_tokens',
      `topic uuid NOT NULL, hash bytea NOT NULL, kind text NOT NULL, seat text, player_id uuid, decision text,
       options json NOT NULL, email text, created_at timestamptz NOT NULL`,
      { key: 'topic, hash' },
    );
    await runner.query('CREATE INDEX reply_tokens_by_hash ON reply_tokens (hash)');
    await runner.query('CREATE INDEX reply_tokens_by_player ON reply_tokens (player_id)');
    await createTable(
      runner,
      'inbound_mails',
      `id bytea NOT NULL, received_at timestamptz NOT NULL, envelope json NOT NULL, raw bytea, state text NOT NULL,
       due_at timestamptz NOT NULL, attempts int NOT NULL, steps json NOT NULL, outcome text, player_id uuid,
       answered_at timestamptz, done_at timestamptz`,
      { key: 'id' },
    );
    await runner.query(`CREATE INDEX inbound_mails_due ON inbound_mails (due_at) WHERE state = 'waiting'`);
    await runner.query('CREATE INDEX inbound_mails_answered ON inbound_mails (player_id, answered_at)');
    await runner.query('CREATE INDEX inbound_mails_done ON inbound_mails (done_at)');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
