import fs from 'node:fs';
import { inRoot } from './paths.mjs';

/** Whether the start is going to make tables, or to change them: only to say so, since the server migrates. */
export async function mustMigrate(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query("SELECT to_regclass('migrations') IS NOT NULL AS there");
    return !rows[0].there || (await applied(client)) < known();
  } catch {
    return false; // the server says what is wrong
  } finally {
    await client.end().catch(() => {});
  }
}

async function applied(client) {
  return Number((await client.query('SELECT count(*) FROM migrations')).rows[0].count);
}

const known = () =>
  fs.readdirSync(inRoot('dist', 'migrations')).filter((name) => /^\d+-.*\.js$/.test(name)).length;
