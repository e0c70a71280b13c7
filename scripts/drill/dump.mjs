import fs from 'node:fs';

const ROWS_AT_ONCE = 500;
// Made anew by whoever opens the restored database.
const OF_THE_PLACE = ['migrations', 'owner_settings'];

const TABLES = `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND c.relname <> ALL ($1) ORDER BY c.relname`;

/**
 * Write all rows as text, one JSON line each, of one moment, while the server serves.
 * What pg_dump would do; it is not in the Postgres that Harker brings.
 */
export async function dumpRows(client, file) {
  await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`);
  const { rows: tables } = await client.query(TABLES, [OF_THE_PLACE]);
  const lines = [];
  for (const { name } of tables) {
    const table = client.escapeIdentifier(name);
    const { rows } = await client.query(`SELECT t::text AS row FROM ${table} t`);
    lines.push(...rows.map(({ row }) => JSON.stringify([name, row])));
  }
  await client.query('COMMIT');
  fs.writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return lines.length;
}

/** Put them into a database that has the tables and no rows. The owner may insert into the journal, as into any. */
export async function restoreRows(client, file) {
  const lines = fs.readFileSync(file, 'utf8').trim().split('\n').map(JSON.parse);
  const byTable = grouped(lines);
  await client.query('BEGIN');
  for (const [name, rows] of byTable) {
    const table = client.escapeIdentifier(name);
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const texts = rows.slice(from, from + ROWS_AT_ONCE).map(([, text]) => text);
      await client.query(`INSERT INTO ${table} SELECT (text::${table}).* FROM unnest($1::text[]) text`, [
        texts,
      ]);
    }
  }
  await client.query('COMMIT');
}

function grouped(lines) {
  const byTable = new Map();
  for (const line of lines) {
    if (!byTable.has(line[0])) byTable.set(line[0], []);
    byTable.get(line[0]).push(line);
  }
  return byTable;
}
