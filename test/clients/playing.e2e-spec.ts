import { Harker, type RulesetId } from 'harker-client';
import { wholeGame } from '../../clients/typescript/examples/whole-game.js';
import { settingsFor, started, type Started } from '../docs/support/serving.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { freePort } from '../support/free-port.js';

/** The server is killed while so many actions have been sent. */
const KILL_AT = [60, 500];

const GAMES: readonly [RulesetId, object][] = [
  ['vampire-graves', { players: 3 }],
  ['fury-of-dracula-2e', {}],
  ['fury-of-dracula-4e', {}],
];

let database: TestDatabase;
let server: Started;
let settings: Record<string, string>;
let url: string;
/** The entry of every action that was answered, by game and key. */
const done = new Map<string, number>();
let sent = 0;
const deaths: Promise<void>[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  settings = { ...settingsFor(database.url), PORT: String(await freePort()) };
  server = await started(settings);
  url = server.url;
}, 180_000);

afterAll(async () => {
  await server.stop();
  await database.drop();
});

async function dieAndRise(): Promise<void> {
  await server.kill();
  server = await started(settings);
}

/** Counts what is done, and kills the server now and then while something is under way. */
async function watched(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const acts = request.method === 'POST' && pathname.endsWith('/actions');
  if (acts && KILL_AT.includes((sent += 1))) deaths.push(dieAndRise());
  const answer = await fetch(request);
  if (!acts || answer.status !== 201) return answer;
  const { version } = (await answer.clone().json()) as { version: number };
  const key = `${pathname} ${request.headers.get('idempotency-key')}`;
  expect(done.get(key) ?? version).toBe(version);
  done.set(key, version);
  return answer;
}

describe('the bots of the client', () => {
  it('play whole games of every ruleset on a server that is killed twice, and prove them', async () => {
    const harker = new Harker({ url, fetch: watched });
    const proven = await Promise.all(GAMES.map(([ruleset, options]) => wholeGame(harker, ruleset, options)));
    await Promise.all(deaths);
    expect(deaths).toHaveLength(KILL_AT.length);
    for (const { game, status, entries, commitments, draws, hiddenDraws } of proven) {
      expect(status).toBe('finished');
      expect(commitments).toBeGreaterThan(entries);
      expect(Math.min(draws, hiddenDraws)).toBeGreaterThan(0);
      await doneOnce(game);
    }
  }, 600_000);
});

/** Every action is one entry, and every entry one action. */
async function doneOnce(game: string): Promise<void> {
  const { rows } = await database.owner.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM entries WHERE game_id = $1 AND asked->>'decision' IS NOT NULL`,
    [game],
  );
  const versions = [...done].filter(([key]) => key.includes(game)).map(([, version]) => version);
  expect(new Set(versions).size).toBe(versions.length);
  expect(versions).toHaveLength(rows[0]!.count);
}
