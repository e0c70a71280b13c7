import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A chat is told in a language of its own, or in that of who registered it. */
export class WebhookLanguage1800900000002 implements MigrationInterface {
  name = 'WebhookLanguage1800900000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhooks ADD COLUMN language text');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
