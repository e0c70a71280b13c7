// Whoever uses an embedded Postgres holds a session with advisory locks, which end with the process, however it ends.
// USE is shared by all users: the one that can have it alone is the last and stops Postgres. SERVE is the server's.
const HARKER = 0x48_41_52_4b;
const USE = `${HARKER}, 1`;
const SERVE = `${HARKER}, 2`;

export async function openSession(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, application_name: `harker ${process.pid}` });
  const over = new Promise((resolve) => client.once('end', resolve));
  client.on('error', () => {}); // `over` tells
  await client.connect();
  await client.query(`SELECT pg_advisory_lock_shared(${USE})`);
  return { client, over };
}

/** Give up our use; says whether nobody else is left. */
export async function isLastUser({ client }) {
  await client.query(`SELECT pg_advisory_unlock_shared(${USE})`);
  const { rows } = await client.query(`SELECT pg_try_advisory_lock(${USE}) AS alone`);
  return rows[0].alone;
}

/** True when this process is the one that serves from here. */
export async function claimServing({ client }) {
  const { rows } = await client.query(`SELECT pg_try_advisory_lock(${SERVE}) AS claimed`);
  return rows[0].claimed;
}

/** The number of the process that serves from here. */
export async function servingProcess({ client }) {
  const { rows } = await client.query(
    `SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE locktype = 'advisory' AND granted AND classid = ${HARKER} AND objid = 2`,
  );
  return rows[0]?.name.replace('harker ', '') ?? 'unknown';
}

export async function ensureDatabase({ client }, name) {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (rowCount > 0) return;
  try {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } catch (error) {
    const madeMeanwhile = error.code === '42P04' || error.code === '23505';
    if (!madeMeanwhile) throw error;
  }
}
