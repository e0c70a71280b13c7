import { build } from '../lib/build.mjs';
import { PlainError } from '../lib/log.mjs';
import { freePort } from '../lib/ports.mjs';
import { startPostgres } from '../lib/postgres/start.mjs';
import { answers, startServer } from './server.mjs';

const HERE = new Set(['127.0.0.1', 'localhost']);

/**
 * The server at the URL, else that of HOST and PORT; where none answers, one is started with the settings of
 * `npm start`, and with a temporary database unless these name another.
 */
export async function findOrStart(asked) {
  const url = asked?.replace(/\/+$/, '') ?? settingsUrl();
  if (!URL.canParse(url))
    throw new PlainError(`--url is "${url}": it must be a URL like http://127.0.0.1:3000.`);
  console.log(`Looking for a Harker at ${url} …`);
  if (await answers(url))
    return { url, how: 'this Harker was running, and keeps the game in its database', stop: async () => {} };
  return startOne(url, asked);
}

async function startOne(url, asked) {
  if (asked !== undefined && !HERE.has(new URL(url).hostname))
    throw new PlainError(`No Harker answers at ${url}.`);
  const place = hasOwnPlace() ? 'the database that the settings name' : 'a temporary database';
  console.log(`None answers. Starting one for this game, with ${place} …`);
  await build();
  const port = await portFor(url, asked);
  return hasOwnPlace() ? ownServer(port) : temporaryServer(port);
}

const settingsUrl = () => `http://${process.env.HOST || '127.0.0.1'}:${process.env.PORT || 3000}`;

const hasOwnPlace = () => Boolean(process.env.DATA_DIR || process.env.DATABASE_URL);

/** That of the URL; another one where nobody asked for it and something else answers there. */
async function portFor(url, asked) {
  const free = asked !== undefined || process.env.PORT || !(await isTaken(url));
  return free ? Number(new URL(url).port || 80) : freePort();
}

async function isTaken(url) {
  try {
    await fetch(url, { signal: AbortSignal.timeout(2000) });
    return true;
  } catch (error) {
    return error.cause?.code !== 'ECONNREFUSED';
  }
}

async function ownServer(port) {
  const server = await startServer({ port });
  return {
    url: server.url,
    how: 'this Harker was started for the game, with the database that the settings name',
    stop: server.stop,
  };
}

async function temporaryServer(port) {
  const postgres = await startPostgres({ ephemeral: true });
  try {
    const server = await startServer({ port, env: { DATABASE_URL: postgres.url } });
    const stop = async () => {
      await server.stop();
      await postgres.stop();
    };
    return { url: server.url, how: 'this Harker was started for the game, and is gone after it', stop };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
