import { Connection } from '../bench/connection.mjs';
import { cpuSeconds } from '../bench/cpu.mjs';
import { must } from '../bench/table.mjs';
import { Api } from '../demo/api.mjs';
import { startServer } from '../demo/server.mjs';
import { sitDown } from '../demo/table.mjs';
import { startPostgres } from '../lib/postgres/start.mjs';

/** The compiler of Node gets to know the code first: cold, an answer takes twice as long. */
const WARM_UP = 1000;
const READS = 600;

/**
 * How long a server takes to say that a picture is as it was, asked again and again by a seat of a game in which nobody
 * acts: `{ svg, png, processorMs }`, lists of milliseconds, and what one such answer takes of the processor of the server.
 */
export async function unchangedAnswers(ruleset, options) {
  const postgres = await startPostgres({ ephemeral: true });
  try {
    const server = await startServer({ env: { DATABASE_URL: postgres.url } });
    try {
      return await asked(server, { ruleset, options });
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function asked({ url, pid }, game) {
  const { id, clients } = await sitDown(new Api(url), { ...game, bots: [] }, 1);
  const [{ api, seat }] = clients;
  const connection = new Connection(Number(new URL(url).port), api.token);
  const path = (kind) => `/v1/games/${id}/board.${kind}?seat=${seat}`;
  const svg = await unchanged(connection, path('svg'));
  const before = cpuSeconds(pid);
  const png = await unchanged(connection, path('png'));
  const processorMs = ((cpuSeconds(pid) - before) * 1000) / (WARM_UP + READS);
  connection.close();
  return { svg, png, processorMs };
}

/** One request after the other, of which the first ones do not count. */
async function unchanged(connection, path) {
  const whole = await connection.ask('GET', path);
  must(200, whole);
  const headers = `if-none-match: ${whole.etag}\r\n`;
  const times = [];
  for (let count = 0; count < WARM_UP + READS; count += 1) {
    const began = performance.now();
    must(304, await connection.ask('GET', path, { headers }));
    times.push(performance.now() - began);
  }
  return times.slice(WARM_UP);
}
