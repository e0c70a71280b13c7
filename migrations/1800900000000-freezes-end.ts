import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Games that a dispute freezes now go on by themselves like those that are frozen later. */
export class FreezesEnd1800900000000 implements MigrationInterface {
  name = 'FreezesEnd1800900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE games g SET due_at = (
        SELECT max(n.at) + interval '336 hours' FROM events e
        JOIN entries n ON n.game_id = e.game_id AND n.entry = e.entry
        WHERE e.game_id = g.id AND (e.type IN ('DisputeOpened', 'ArbiterGranted', 'RulingGiven')
          OR (e.type = 'StatementMade' AND e.data->>'by' LIKE 'arbiter-%')))
      WHERE g.status = 'playing' AND g.about->'disputes'->>'frozen' = 'true'`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward: restore a backup instead');
  }
}
