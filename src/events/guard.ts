import type { Pool } from 'pg';
import { REFUSE_CHANGE } from '../../migrations/support/append-only.js';
import { PlainError } from './plain-error.js';
import { JOURNAL_TABLES } from './privileges.js';

/** Every table of the journal and each of its partitions, with what the present role could do to it. */
const EXPOSED = `
  SELECT t.relid::regclass::text AS name,
    has_table_privilege(t.relid, 'UPDATE') OR has_any_column_privilege(t.relid, 'UPDATE') AS may_update,
    has_table_privilege(t.relid, 'DELETE') AS may_delete,
    has_table_privilege(t.relid, 'TRUNCATE') AS may_truncate,
    pg_has_role(c.relowner, 'MEMBER') AS owns,
    (SELECT count(*) FROM pg_trigger g JOIN pg_proc f ON f.oid = g.tgfoid
      WHERE g.tgrelid = t.relid AND g.tgenabled = 'A' AND g.tgqual IS NULL AND g.tgattr = ''
      AND f.proname = 'refuse_change' AND f.prosrc = $2
      AND ((g.tgname = 'keep_rows' AND g.tgtype & 27 = 27) OR (g.tgname = 'keep_table' AND g.tgtype & 34 = 34)))::int AS triggers
  FROM unnest($1::text[]) AS kept(name)
  CROSS JOIN LATERAL (SELECT kept.name::regclass AS relid
    UNION SELECT relid FROM pg_partition_tree(kept.name::regclass)) AS t
  JOIN pg_class c ON c.oid = t.relid`;

interface Exposed {
  readonly name: string;
  readonly may_update: boolean;
  readonly may_delete: boolean;
  readonly may_truncate: boolean;
  readonly owns: boolean;
  readonly triggers: number;
}

/**
 * The database itself keeps the journal append-only. The server refuses to start where it does not.
 * @throws PlainError that names the table and what is missing
 */
export async function requireAppendOnly(pool: Pool): Promise<void> {
  const { rows } = await pool.query<Exposed>(EXPOSED, [JOURNAL_TABLES, REFUSE_CHANGE]);
  const wrong = rows.flatMap((table) => faults(table).map((fault) => `${table.name}: ${fault}`));
  if (rows.length < JOURNAL_TABLES.length) wrong.push('the tables of the journal are missing');
  if (wrong.length === 0) return;
  throw new PlainError(
    `The journal is not append-only in this database, so Harker does not start (${wrong.join('; ')}). ` +
      'Serve with a login that is not the owner (APP_DATABASE_URL, or let Harker create one) and restore the triggers.',
  );
}

function faults(table: Exposed): string[] {
  return [
    ...(table.may_update ? ['the login may UPDATE'] : []),
    ...(table.may_delete ? ['the login may DELETE'] : []),
    ...(table.may_truncate ? ['the login may TRUNCATE'] : []),
    ...(table.owns ? ['the login is its owner'] : []),
    ...(table.triggers < 2 ? ['a trigger that refuses changes is missing or not ENABLE ALWAYS'] : []),
  ];
}
