import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable } from './support/tables.js';

/** Where players get mail and when; secrets in the mails; and a mailbox for a server that sends none. */
export class Mail1800200000000 implements MigrationInterface {
  name = 'Mail1800200000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'mail_settings',
      `player_id uuid NOT NULL, address text NOT NULL, confirmed_at timestamptz(3),
       mode text NOT NULL DEFAULT 'immediately', digest_at text NOT NULL DEFAULT '08:00', quiet_from text, quiet_to text,
       zone text NOT NULL DEFAULT 'UTC', language text NOT NULL DEFAULT 'en', bounces int NOT NULL DEFAULT 0,
       digest_done_at timestamptz(3), digest_until timestamptz(3)`,
      { key: 'player_id' },
    );
    await runner.query('CREATE INDEX mail_settings_by_address ON mail_settings (lower(address))');
    await createTable(
      runner,
      'mail_games',
      'game_id uuid NOT NULL, player_id uuid NOT NULL, mode text NOT NULL',
      { key: 'game_id, player_id' },
    );
    await runner.query('CREATE INDEX mail_games_by_player ON mail_games (player_id)');
    await createTable(
      runner,
      'mail_tokens',
      // The game is absent where the mail was about none; the player, where the mail went to a guest.
      `hash bytea NOT NULL, kind text NOT NULL, player_id uuid, game_id uuid, address text NOT NULL, data json,
       expires_at timestamptz(3) NOT NULL`,
      { key: 'hash' },
    );
    await runner.query('CREATE INDEX mail_tokens_by_player ON mail_tokens (player_id)');
    await runner.query('CREATE INDEX mail_tokens_expire ON mail_tokens (expires_at)');
    // Of addresses that want no invitations, the SHA-256.
    await createTable(runner, 'uninvited', 'hash bytea NOT NULL', { key: 'hash' });
    await createTable(
      runner,
      'development_mails',
      'id uuid NOT NULL, at timestamptz(3) NOT NULL, recipient text NOT NULL, subject text NOT NULL, raw bytea NOT NULL',
      { key: 'id' },
    );
    // To count how many are sent.
    await runner.query(
      `CREATE INDEX deliveries_of_invitations ON deliveries (created_at) WHERE type = 'invitation'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
