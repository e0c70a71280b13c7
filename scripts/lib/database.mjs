import { PlainError } from './log.mjs';
import { startPostgres } from './postgres/start.mjs';

/**
 * The database of this run: that of DATABASE_URL, else the embedded one, whose settings then stand in the environment.
 * The result: `{ place, lost, claimServing(), close() }`; `lost` resolves with an error if the embedded Postgres ends.
 */
export async function openDatabase() {
  if (process.env.DATABASE_URL) return externalDatabase(process.env.DATABASE_URL);
  const postgres = await startPostgres();
  process.env.DATABASE_URL = postgres.url;
  process.env.DATA_DIR = postgres.dataDir;
  return {
    place: postgres.dataDir,
    lost: postgres.lost.then(
      () => new PlainError(`Postgres ended while it was needed: see ${postgres.log}, then start again.`),
    ),
    claimServing: () => postgres.claimServing(),
    close: () => postgres.stop(),
  };
}

async function externalDatabase(url) {
  const place = await reach(url);
  return { place, lost: new Promise(() => {}), claimServing: async () => {}, close: async () => {} };
}

/** Check that the server answers; the password appears in no message. */
async function reach(url) {
  const client = await clientFor(url);
  const place = `${client.host}:${client.port}/${client.database}`;
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const reason = error.code && !error.message ? error.code : error.message;
    throw new PlainError(`The database ${place} cannot be reached (${reason}): check DATABASE_URL.`);
  }
  await client.end();
  return place;
}

async function clientFor(url) {
  const { default: pg } = await import('pg');
  try {
    return new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  } catch {
    throw new PlainError('DATABASE_URL is not of the form postgres://user:password@host:port/database.');
  }
}
