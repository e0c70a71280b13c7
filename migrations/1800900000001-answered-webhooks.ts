import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the URL of a webhook first answered that something has arrived. */
export class AnsweredWebhooks1800900000001 implements MigrationInterface {
  name = 'AnsweredWebhooks1800900000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhooks ADD COLUMN answered_at timestamptz(3)');
    await runner.query(
      `UPDATE webhooks w SET answered_at = (
         SELECT min(d.done_at) FROM deliveries d WHERE d.target = w.id AND d.channel = 'webhook' AND d.state = 'delivered')`,
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
