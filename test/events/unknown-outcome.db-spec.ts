import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import type { Entry } from '../../src/events/entry.js';
import type { Database } from '../../src/events/database.js';
import { EventStore } from '../../src/events/event-store.js';
import { Busy, UnknownOutcome } from '../../src/events/group-commit.js';
import { APPEND_PARTS } from '../../src/play/play.module.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { appendOf, entryAfter, newGameOf, storedGame } from '../support/entries.js';

let database: TestDatabase;
let server: Database;
let store: EventStore;

beforeAll(async () => {
  database = await freshDatabase();
  server = await database.open();
  store = new EventStore(server.pool, APPEND_PARTS);
});
afterAll(() => database.drop());

/** Kills the session that waits for a lock, as soon as there is one. */
async function killWaiting(): Promise<void> {
  for (;;) {
    const { rowCount } = await database.owner.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock' AND pid <> pg_backend_pid()`,
    );
    if (rowCount !== 0) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function holding<T>(game: string, work: () => Promise<T>): Promise<T> {
  const holder = await database.owner.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT FROM games WHERE id = $1 FOR UPDATE', [game]);
    return await work();
  } finally {
    await holder.query('ROLLBACK');
    holder.release();
  }
}

test('a session that dies in the append leaves the outcome unknown; a look later settles it', async () => {
  const first = await storedGame(store);
  const next = entryAfter(first);
  await holding(first.game, async () => {
    const appended = store.append(appendOf(next));
    await killWaiting();
    await expect(appended).rejects.toBeInstanceOf(UnknownOutcome);
  });
  expect(await store.read(first.game, 1)).toEqual([]);
  expect(await store.append(appendOf(next))).toBe(true);
});

test('an answer that is lost after the commit: the entry is there', async () => {
  const first = await storedGame(store);
  const next = entryAfter(first);
  const lossy = new EventStore(losingAnswers(server.pool), APPEND_PARTS);
  await expect(lossy.append(appendOf(next))).rejects.toBeInstanceOf(UnknownOutcome);
  expect(await store.read(first.game, 1)).toEqual([next]);
  expect(await store.append(appendOf(next))).toBe(false);
});

/** A connection that breaks when the server has done its work and the client does not know. */
function losingAnswers(pool: Pool): Pool {
  const query = async (asked: { text: string; values: unknown[] }) => {
    await pool.query(asked.text, asked.values);
    throw new Error('Connection terminated unexpectedly');
  };
  return { query } as unknown as Pool;
}

test('a lock that cannot be had in time: nothing is written, and all of the batch may try again', async () => {
  const games = await Promise.all([storedGame(store), storedGame(store), storedGame(store)]);
  const impatient = new Pool({ connectionString: database.url, lock_timeout: 100 });
  const hurried = new EventStore(impatient, APPEND_PARTS);
  const holder = await database.owner.connect();
  await holder.query('BEGIN; LOCK TABLE seat_views IN SHARE ROW EXCLUSIVE MODE');
  const results = await Promise.allSettled(games.map((first) => hurried.append(appendOf(entryAfter(first)))));
  const made = hurried.create(newGameOf('00000000-0000-4000-8000-00000000000a'), [
    appendOf(entryAfter('00000000-0000-4000-8000-00000000000a')),
  ]);
  await expect(made).rejects.toBeInstanceOf(Busy);
  await holder.query('COMMIT');
  holder.release();
  for (const result of results) expect(result).toMatchObject({ reason: expect.any(Busy) });
  for (const first of games) expect(await hurried.append(appendOf(entryAfter(first)))).toBe(true);
  await impatient.end();
});

test('the server goes on after its sessions are killed', async () => {
  const { rowCount } = await database.owner.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND usename = current_database() || '_server'`,
  );
  expect(rowCount).toBeGreaterThan(0);
  // The pool may hand out sessions that are dead and do not know it yet.
  let first: Entry | undefined;
  for (let attempt = 0; first === undefined && attempt < 20; attempt++) {
    first = await storedGame(store).catch(() => undefined);
  }
  expect(await store.append(appendOf(entryAfter(first!)))).toBe(true);
});

test('a session that dies while a game is being made: it is not there, and the outcome is unknown', async () => {
  const id = randomUUID();
  const killed = new EventStore(killedAt(server.pool, 'INSERT INTO game_secrets'), APPEND_PARTS);
  await expect(killed.create(newGameOf(id), [appendOf(entryAfter(id))])).rejects.toBeInstanceOf(
    UnknownOutcome,
  );
  const { rowCount } = await database.owner.query('SELECT FROM games WHERE id = $1', [id]);
  expect(rowCount).toBe(0);
});

/** A pool whose sessions are killed, and known to be dead, after a certain statement. */
function killedAt(pool: Pool, statement: string): Pool {
  const connect = async () => {
    const client = await pool.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const query = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>;
    const killing = async (...asked: unknown[]) => {
      const result = await query(...asked);
      if (typeof asked[0] === 'string' && asked[0].startsWith(statement)) {
        await database.owner.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return result;
    };
    return Object.assign(client, { query: killing });
  };
  return { connect } as unknown as Pool;
}
