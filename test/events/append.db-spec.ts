import { randomUUID } from 'node:crypto';
import type { Append } from '../../src/events/append.js';
import type { Database } from '../../src/events/database.js';
import { EventStore } from '../../src/events/event-store.js';
import { NO_PREVIOUS } from '../../src/events/seal.js';
import { APPEND_PARTS } from '../../src/play/play.module.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { appendOf, draftOf, entryAfter, newGameOf, sealEntry, storedGame } from '../support/entries.js';

let database: TestDatabase;
let server: Database;
let store: EventStore;

beforeAll(async () => {
  database = await freshDatabase();
  server = await database.open();
  store = new EventStore(server.pool, APPEND_PARTS);
});
afterAll(() => database.drop());

const viewRow = (game: string, body: string) => ({
  game_id: game,
  viewer: 'left',
  same_as: null,
  body,
  hash: body,
});

async function rowsOf(table: string, game: string): Promise<number> {
  const { rows } = await database.owner.query(`SELECT count(*)::int AS n FROM ${table} WHERE game_id = $1`, [
    game,
  ]);
  return rows[0].n;
}

async function expectDense(game: string, entries: number): Promise<void> {
  const read = await store.read(game, 0);
  expect(read.map(({ entry }) => entry)).toEqual(Array.from({ length: entries }, (_, place) => place + 1));
  expect(read.map(({ previous }) => previous)).toEqual([
    NO_PREVIOUS,
    ...read.slice(0, -1).map(({ hash }) => hash),
  ]);
  const { rows } = await database.owner.query(
    `SELECT version, encode(head, 'hex') AS head FROM games WHERE id = $1`,
    [game],
  );
  expect(rows).toEqual([{ version: entries, head: read.at(-1)!.hash }]);
}

test('what is read is what was appended', async () => {
  const first = await storedGame(store);
  const second = entryAfter(first, {
    asked: { action: { type: 'do', what: ['ö', 1e21, -0.5, null] }, by: 'bot', decision: 'd-1' },
    events: [
      { type: 'B', schema: 2, audience: ['passing'], data: { z: 1, a: { y: [true], b: '\u2028"\\' } } },
      { type: 'A', schema: 1, audience: ['left', 'right'], data: {} },
    ],
    draws: [{ purpose: 'die', index: 0, n: 6, value: 5, audience: ['everyone'] }],
    link: 'ab'.repeat(32),
    anchor: 'cd'.repeat(32),
  });
  const { seat: _, ...host } = draftOf({ game: first.game, entry: 3, events: [] });
  const third = sealEntry(host, second.hash);
  expect(await store.append(appendOf(second))).toBe(true);
  expect(await store.append(appendOf(third))).toBe(true);
  expect(await store.read(first.game, 0)).toEqual([first, second, third]);
  expect(await store.read(first.game, 1, 1)).toEqual([second]);
});

test('two writers at one version: one wins, and of the other nothing is written', async () => {
  const first = await storedGame(store);
  const { game } = first;
  const rivals = ['one', 'other'].map((body) =>
    appendOf(entryAfter(first, { events: [] }), {
      seat_views_written: [viewRow(game, body)],
      idempotency_written: [
        { game_id: game, player_id: randomUUID(), key: body, body_hash: '00', entry: 2, seat: 'left' },
      ],
    }),
  );
  const other = new EventStore(server.pool, APPEND_PARTS);
  const taken = await Promise.all([store.append(rivals[0]!), other.append(rivals[1]!)]);
  expect(taken.toSorted()).toEqual([false, true]);
  await expectDense(game, 2);
  const winner = rivals[taken.indexOf(true)]!;
  expect((await store.read(game, 1))[0]!.hash).toBe(winner.entry.hash);
  const { rows } = await database.owner.query('SELECT body FROM seat_views WHERE game_id = $1', [game]);
  expect(rows).toEqual([{ body: winner.parts['seat_views_written']![0]!['body'] }]);
  expect(await rowsOf('idempotency', game)).toBe(1);
});

test('an entry that skips a number, or comes again, is not written', async () => {
  const first = await storedGame(store);
  const third = { ...entryAfter(entryAfter(first)) };
  expect(await store.append(appendOf(third))).toBe(false);
  expect(await store.append(appendOf(first))).toBe(false);
  expect(await store.append(appendOf(entryAfter(randomUUID())))).toBe(false);
  await expectDense(first.game, 1);
});

test('a batch with a conflict and a failing row: the neighbours still commit, whole', async () => {
  const games = await Promise.all(Array.from({ length: 8 }, () => storedGame(store)));
  const appends = games.map((first, place): Append => {
    const row = viewRow(first.game, `body ${place}`);
    if (place === 2) return appendOf(entryAfter(entryAfter(first)), { seat_views_written: [row] });
    // No time that Postgres could read: the whole statement fails.
    const broken = { ...entryAfter(first), at: 'no time at all' };
    if (place === 5) return appendOf(broken, { seat_views_written: [row] });
    return appendOf(entryAfter(first), { seat_views_written: [row] });
  });
  const results = await Promise.allSettled(appends.map((append) => store.append(append)));
  for (const [place, result] of results.entries()) {
    const { game } = games[place]!;
    const written = place !== 2 && place !== 5;
    if (place === 5) expect(result).toMatchObject({ status: 'rejected', reason: { code: '22007' } });
    else expect(result).toEqual({ status: 'fulfilled', value: written });
    await expectDense(game, written ? 2 : 1);
    expect(await rowsOf('seat_views', game)).toBe(written ? 1 : 0);
  }
});

test('200 appends at once over 20 games keep every chain dense', async () => {
  const games = await Promise.all(Array.from({ length: 20 }, () => storedGame(store)));
  const heads = new Map(games.map((first) => [first.game, first]));
  const tries = await Promise.all(
    Array.from({ length: 200 }, async (_, place) => {
      const { game } = games[place % 20]!;
      for (let attempt = 0; ; attempt++) {
        const next = entryAfter(heads.get(game)!);
        if (await store.append(appendOf(next))) {
          heads.set(game, next);
          return attempt;
        }
      }
    }),
  );
  expect(tries).toHaveLength(200);
  for (const { game } of games) await expectDense(game, 11);
});

test('a game and its first entries come together or not at all', async () => {
  const id = randomUUID();
  const first = entryAfter(id);
  const broken = { ...entryAfter(first), at: 'never' };
  await expect(store.create(newGameOf(id), [appendOf(first), appendOf(broken)])).rejects.toMatchObject({
    code: '22007',
  });
  const { rowCount } = await database.owner.query('SELECT FROM games WHERE id = $1', [id]);
  expect(rowCount).toBe(0);
  expect(await rowsOf('game_secrets', id)).toBe(0);
  expect(await rowsOf('entries', id)).toBe(0);
});
