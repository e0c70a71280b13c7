import type { Entry } from '../../src/events/entry.js';
import { EventStore } from '../../src/events/event-store.js';
import { APPEND_PARTS } from '../../src/play/play.module.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { appendOf, entryAfter, storedGame } from '../support/entries.js';

const GAMES = 24;
const WRITERS = 24;
const APPENDS_OF_EACH = 25;

let database: TestDatabase;
let servers: EventStore[];

beforeAll(async () => {
  database = await freshDatabase();
  servers = [];
  for (let server = 0; server < 2; server++) {
    servers.push(new EventStore((await database.open()).pool, APPEND_PARTS));
  }
});
afterAll(() => database.drop());

async function deadlocks(): Promise<number> {
  await database.owner.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await database.owner.query(
    'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()',
  );
  return rows[0].deadlocks;
}

/** Appends to many games in turn, from what its server reads, until it has written its share. */
async function write(store: EventStore, number: number, games: readonly string[]): Promise<Entry[]> {
  const written: Entry[] = [];
  for (let step = number; written.length < APPENDS_OF_EACH; step += 7) {
    const game = games[step % games.length]!;
    const newest = (await store.read(game, 0)).at(-1)!;
    const next = entryAfter(newest, { events: [] });
    const row = {
      game_id: game,
      viewer: 'left',
      same_as: null,
      body: next.hash,
      hash: next.hash.slice(0, 32),
    };
    if (await store.append(appendOf(next, { seat_views_written: [row] }))) written.push(next);
  }
  return written;
}

test.each([
  ['a few games', 0],
  ['many games', 20_000],
])('two servers hammer the same games, of %s: nothing twice, no gap, no deadlock', async (_name, others) => {
  await database.owner.query(
    `INSERT INTO games (id, ruleset, rules_version, options, seats, visibility, start, maker, created_at, updated_at,
       status, version, awaiting, about)
     SELECT gen_random_uuid(), 'nothing', 1, '{}', '{}', 'private', 'manual', gen_random_uuid(), now(), now(),
       'open', 0, '{}', '{}' FROM generate_series(1, $1)`,
    [others],
  );
  await database.owner.query('ANALYZE games');
  const before = await deadlocks();
  const firsts = await Promise.all(Array.from({ length: GAMES }, () => storedGame(servers[0]!)));
  const games = firsts.map(({ game }) => game);
  const written = await Promise.all(
    Array.from({ length: WRITERS }, (_, number) => write(servers[number % 2]!, number, games)),
  );
  const hashes = new Set([...firsts, ...written.flat()].map(({ hash }) => hash));
  expect(hashes.size).toBe(GAMES + WRITERS * APPENDS_OF_EACH);
  for (const game of games) {
    const entries = await servers[1]!.read(game, 0);
    entries.forEach(({ entry, previous }, place) => {
      expect(entry).toBe(place + 1);
      if (place > 0) expect(previous).toBe(entries[place - 1]!.hash);
    });
    for (const { hash } of entries) expect(hashes.delete(hash)).toBe(true);
    const { rows } = await database.owner.query('SELECT body FROM seat_views WHERE game_id = $1', [game]);
    if (entries.length > 1) expect(rows).toEqual([{ body: entries.at(-1)!.hash }]);
  }
  expect(hashes.size).toBe(0);
  // Partitions may be locked in another order; what meets a deadlock is written again, one by one.
  const most = process.env['PARTITIONS'] === undefined ? 0 : WRITERS;
  expect((await deadlocks()) - before).toBeLessThanOrEqual(most);
});
