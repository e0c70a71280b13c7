import { setTimeout as passes } from 'node:timers/promises';
import { verifyGames } from '../../../src/audit/verify-games.js';
import { deadlinesOf } from '../../../src/play/table/clock/deadlines.js';
import { settingsFor, started } from '../../docs/support/serving.js';
import { A_DAY } from '../../support/clocked.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { inside, INSIDE_ENTITIES, type Inside } from '../../support/inside.js';
import { seatedGame } from '../../support/seated.js';
import { WallClock } from '../../support/wall-clock.js';

const SECOND = 1_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;
const LOOK = 1_000;

let database: TestDatabase;
let server: Inside;
const clock = new WallClock();

beforeAll(async () => {
  database = await freshDatabase();
  server = await inside(await database.open(INSIDE_ENTITIES), { outside: clock });
});
afterAll(() => database.drop());

/** A game whose first deadline is so many milliseconds from now. */
async function gameDueIn(time: number): Promise<string> {
  clock.time = Date.now() + time - DAY;
  return (await seatedGame(server, 'vampire-graves', { time: A_DAY })).id;
}

/** When a server was at work last, in milliseconds from now. */
const lastBeat = (ago: number) =>
  database.owner.query(
    `INSERT INTO heartbeat (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at`,
    [new Date(Date.now() - ago)],
  );

async function said(id: string, type: string): Promise<{ readonly entry: number; readonly at: string }[]> {
  const entries = await server.store.read(id, 0);
  return entries.filter(({ events }) => events.some((event) => event.type === type));
}

async function until(id: string, type: string): Promise<void> {
  while ((await said(id, type)).length === 0) await passes(50);
}

test('a server that is killed while a deadline passes misses none, takes it once, and after an outage waits', async () => {
  await lastBeat(0);
  const first = await started(settingsFor(database.url));
  const due = await gameDueIn(2 * SECOND);
  await first.kill();
  await passes(2 * SECOND);

  const second = await started(settingsFor(database.url));
  await until(due, 'TurnTimedOut');
  await second.kill();

  await lastBeat(3 * HOUR);
  const passed = await gameDueIn(-HOUR);
  const third = await started(settingsFor(database.url));
  await until(passed, 'DeadlinesMoved');
  await passes(2 * LOOK);
  await third.stop();
  const [moved] = await said(passed, 'DeadlinesMoved');
  expect(await said(passed, 'TurnTimedOut')).toEqual([]);
  const deadlines = deadlinesOf((await server.games.fresh(passed)).at);
  expect(deadlines).not.toEqual([]);
  for (const { at } of deadlines) expect(Date.parse(at)).toBeGreaterThanOrEqual(Date.parse(moved!.at) + HOUR);
  expect(await said(due, 'TurnTimedOut')).toHaveLength(1);

  const lines: string[] = [];
  await verifyGames(server.pool, server, undefined, (line) => lines.push(line));
  expect(lines.filter((line) => !line.startsWith('ok  '))).toEqual([]);
}, 300_000);
