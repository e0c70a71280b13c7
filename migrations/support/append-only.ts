import type { QueryRunner } from 'typeorm';
import { withPartitions } from './tables.js';

/** What the function of the triggers does; the server checks that it still does. */
export const REFUSE_CHANGE = `
BEGIN
  RAISE EXCEPTION 'the journal is append-only: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'HK001';
END `;

const REFUSE = `CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$${REFUSE_CHANGE}$$`;

/**
 * Refuses UPDATE, DELETE and TRUNCATE for everybody, the owner included. ENABLE ALWAYS holds also where
 * session_replication_role is `replica`. A TRUNCATE trigger is not inherited by partitions, so each has its own.
 */
export async function appendOnly(runner: QueryRunner, table: string): Promise<void> {
  await runner.query(REFUSE);
  await runner.query(
    `CREATE TRIGGER keep_rows BEFORE UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  );
  for (const part of await withPartitions(runner, table)) {
    await runner.query(`ALTER TABLE ${part} ENABLE ALWAYS TRIGGER keep_rows`);
    await runner.query(
      `CREATE TRIGGER keep_table BEFORE TRUNCATE ON ${part} FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
    );
    await runner.query(`ALTER TABLE ${part} ENABLE ALWAYS TRIGGER keep_table`);
  }
}
