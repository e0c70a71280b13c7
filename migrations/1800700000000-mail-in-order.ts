import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from './support/tables.js';

/** Mail that comes in is worked on for several games at once; what a mail was written in; and one place for addresses. */
export class MailInOrder1800700000000 implements MigrationInterface {
  name = 'MailInOrder1800700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE reply_tokens ADD COLUMN language text NOT NULL DEFAULT 'en'`);
    await runner.query('CREATE INDEX reply_tokens_by_age ON reply_tokens (created_at)');
    await runner.query(
      'CREATE INDEX reply_tokens_of_seat ON reply_tokens (topic, player_id, seat, created_at)',
    );
    await this.inbound(runner);
    // The same report that a mail came back counts once.
    await runner.query('ALTER TABLE mail_tokens ADD COLUMN bounced_at timestamptz(3)');
    // Whose owner was asked to confirm it, and for whom, as SHA-256: no erased account makes it forgotten.
    await createTable(
      runner,
      'asked_to_confirm',
      'hash bytea NOT NULL, id uuid NOT NULL, at timestamptz(3) NOT NULL',
      {
        key: 'hash, id',
      },
    );
    await runner.query('CREATE INDEX asked_to_confirm_by_age ON asked_to_confirm (at)');
    await runner.query(
      `INSERT INTO mail_settings (player_id, address)
       SELECT id, email FROM players WHERE email IS NOT NULL AND erased_at IS NULL ON CONFLICT DO NOTHING`,
    );
    await runner.query('ALTER TABLE players DROP COLUMN email');
  }

  /** The topic is that of the token: of the mails about a game, one is worked on at a time. */
  private async inbound(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE inbound_mails ADD COLUMN token bytea, ADD COLUMN topic uuid, ADD COLUMN lease_until timestamptz(3)',
    );
    await runner.query(
      `UPDATE inbound_mails m SET token = decode(m.envelope->>'token', 'hex'), topic = (
         SELECT t.topic FROM reply_tokens t WHERE t.hash = decode(m.envelope->>'token', 'hex'))`,
    );
    await runner.query('CREATE INDEX inbound_mails_by_token ON inbound_mails (token)');
    await runner.query(`CREATE INDEX inbound_mails_at_work ON inbound_mails (topic) WHERE state = 'waiting'`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
