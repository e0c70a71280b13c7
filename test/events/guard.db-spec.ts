import { Client, Pool } from 'pg';
import type { Database } from '../../src/events/database.js';
import { openDatabase } from '../../src/events/database.js';
import { EventStore } from '../../src/events/event-store.js';
import { requireAppendOnly } from '../../src/events/guard.js';
import { PlainError } from '../../src/events/plain-error.js';
import { JOURNAL_TABLES } from '../../src/events/privileges.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { appendOf, entryAfter, storedGame } from '../support/entries.js';

let database: TestDatabase;
let server: Database;
let tables: string[];
let login: string;

beforeAll(async () => {
  database = await freshDatabase();
  server = await database.open();
  const store = new EventStore(server.pool, []);
  for (let game = 0; game < 12; game++) await store.append(appendOf(entryAfter(await storedGame(store))));
  await keepCheckpoints();
  await server.pool.query(
    `INSERT INTO access_records SELECT id, now(), gen_random_uuid(), 'arbiter-1', 'view', 'hider', 2, 2 FROM games`,
  );
  const { rows } = await database.owner.query<{ name: string }>(
    `SELECT t.relid::regclass::text AS name FROM unnest($1::text[]) AS kept(name),
       LATERAL (SELECT kept.name::regclass AS relid UNION SELECT relid FROM pg_partition_tree(kept.name::regclass)) AS t
     ORDER BY 1`,
    [JOURNAL_TABLES],
  );
  tables = rows.map(({ name }) => name);
  login = `${database.name}_server`;
});
afterAll(() => database.drop());

async function keepCheckpoints(): Promise<void> {
  for (let number = 1; number <= 12; number++) {
    await server.pool.query(
      `INSERT INTO checkpoints SELECT $1, now(), 0, hash, hash, hash, '', '' FROM sha256('kept') AS hash`,
      [number],
    );
    await server.pool.query(
      `INSERT INTO checkpoint_heads SELECT id, $1, version, head FROM games WHERE head IS NOT NULL`,
      [number],
    );
  }
}

/** The column that counts the rows of a journal table, or of a partition of it. */
function countOf(table: string): string {
  if (table.startsWith('access_records')) return 'last';
  if (table.startsWith('checkpoint_heads')) return 'checkpoint';
  return table.startsWith('checkpoints') ? 'number' : 'entry';
}

/** Another column of it. */
function otherOf(table: string): string {
  if (table.startsWith('access_records')) return 'what';
  return table.startsWith('events') ? 'data' : 'hash';
}

const CHANGES = (table: string) => [
  `UPDATE ${table} SET ${countOf(table)} = ${countOf(table)} + 1`,
  `UPDATE ${table} SET ${otherOf(table)} = DEFAULT WHERE false`,
  `DELETE FROM ${table}`,
  `DELETE FROM ${table} WHERE ${countOf(table)} = 2`,
  `TRUNCATE ${table}`,
  `TRUNCATE ${table} CASCADE`,
];

async function codeOf(pool: Pool | Client, statement: string): Promise<string> {
  return pool.query(statement).then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );
}

async function contents(): Promise<unknown> {
  const { rows } = await database.owner.query(
    `SELECT (SELECT md5(string_agg(e::text, ' ' ORDER BY game_id, entry)) FROM entries e) AS entries,
       (SELECT md5(string_agg(v::text, ' ' ORDER BY game_id, entry, index)) FROM events v) AS events,
       (SELECT md5(string_agg(c::text, ' ' ORDER BY number)) FROM checkpoints c) AS checkpoints,
       (SELECT md5(string_agg(h::text, ' ' ORDER BY game_id, checkpoint)) FROM checkpoint_heads h) AS heads,
       (SELECT md5(string_agg(r::text, ' ' ORDER BY game_id, at, id)) FROM access_records r) AS access`,
  );
  return rows;
}

test('the login that serves may read and add, on every table and partition, and nothing else', async () => {
  const before = await contents();
  for (const table of tables) {
    for (const change of CHANGES(table))
      expect([change, await codeOf(server.pool, change)]).toEqual([change, '42501']);
    await server.pool.query(`SELECT 1 FROM ${table.replace(/_\d+$/, '')} LIMIT 1`);
  }
  for (const trick of [
    'ALTER TABLE entries DISABLE TRIGGER ALL',
    'DROP TRIGGER keep_rows ON entries',
    'DROP TABLE events',
    'ALTER TABLE entries OWNER TO CURRENT_USER',
    `CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN OLD; END'`,
    'SET session_replication_role = replica',
    `SET ROLE ${new URL(database.url).username}`,
    'CREATE TABLE more (a int)',
    'SELECT value FROM owner_settings',
    'UPDATE games SET seats = seats',
    'DELETE FROM games',
    'DELETE FROM game_secrets',
    'UPDATE game_secrets SET secrets = secrets',
    'DELETE FROM idempotency',
    'UPDATE signing_keys SET public_key = public_key',
  ]) {
    expect([trick, await codeOf(server.pool, trick)]).toEqual([trick, '42501']);
  }
  expect(await contents()).toEqual(before);
});

test('the owner, a superuser, is stopped by the triggers, also where replication is played', async () => {
  const before = await contents();
  for (const role of ['origin', 'replica', 'local']) {
    const session = new Client({ connectionString: database.url });
    await session.connect();
    await session.query(`SET session_replication_role = ${role}`);
    for (const table of tables) {
      for (const change of CHANGES(table)) {
        const touchesRows = !change.endsWith('WHERE false') && (await hasRows(table));
        if (!touchesRows && !change.startsWith('TRUNCATE')) continue;
        expect([role, change, await codeOf(session, change)]).toEqual([role, change, 'HK001']);
      }
    }
    await session.end();
  }
  expect(await contents()).toEqual(before);
});

async function hasRows(table: string): Promise<boolean> {
  const { rowCount } = await database.owner.query(
    `SELECT 1 FROM ${table} WHERE ${countOf(table)} = 2 LIMIT 1`,
  );
  return rowCount === 1;
}

describe('the server does not start', () => {
  const MISSING = /a trigger that refuses changes is missing/;

  /** Does something to every journal table ($) or its partitions in turn, and mends it again: # is its count, @ the login. */
  const BREAKS: readonly (readonly [what: string, does: string, mends: string, says: RegExp])[] = [
    [
      'a trigger is disabled',
      'ALTER TABLE $ DISABLE TRIGGER keep_rows',
      'ALTER TABLE $ ENABLE ALWAYS TRIGGER keep_rows',
      MISSING,
    ],
    [
      'a trigger fires only at the origin',
      'ALTER TABLE $ ENABLE TRIGGER keep_rows',
      'ALTER TABLE $ ENABLE ALWAYS TRIGGER keep_rows',
      MISSING,
    ],
    [
      'a trigger fires only on replicas',
      'ALTER TABLE $ ENABLE REPLICA TRIGGER keep_table',
      'ALTER TABLE $ ENABLE ALWAYS TRIGGER keep_table',
      MISSING,
    ],
    [
      'TRUNCATE is not refused',
      'ALTER TABLE $ DISABLE TRIGGER keep_table',
      'ALTER TABLE $ ENABLE ALWAYS TRIGGER keep_table',
      MISSING,
    ],
    [
      'the trigger of TRUNCATE is gone',
      'DROP TRIGGER keep_table ON $',
      `CREATE TRIGGER keep_table BEFORE TRUNCATE ON $ FOR EACH STATEMENT EXECUTE FUNCTION refuse_change(); ALTER TABLE $ ENABLE ALWAYS TRIGGER keep_table`,
      MISSING,
    ],
    ['the login may UPDATE', 'GRANT UPDATE ON $ TO @', 'REVOKE UPDATE ON $ FROM @', /the login may UPDATE/],
    [
      'the login may UPDATE one column',
      'GRANT UPDATE (#) ON $ TO @',
      'REVOKE UPDATE (#) ON $ FROM @',
      /the login may UPDATE/,
    ],
    [
      'everybody may UPDATE one column',
      'GRANT UPDATE (#) ON $ TO PUBLIC',
      'REVOKE UPDATE (#) ON $ FROM PUBLIC',
      /the login may UPDATE/,
    ],
    ['the login may DELETE', 'GRANT DELETE ON $ TO @', 'REVOKE DELETE ON $ FROM @', /the login may DELETE/],
    [
      'the login may TRUNCATE',
      'GRANT TRUNCATE ON $ TO @',
      'REVOKE TRUNCATE ON $ FROM @',
      /the login may TRUNCATE/,
    ],
    [
      'the login owns it',
      'ALTER TABLE $ OWNER TO @',
      'ALTER TABLE $ OWNER TO CURRENT_USER',
      /the login is its owner/,
    ],
  ];

  test.each(BREAKS)('if %s', async (_what, does, mends, says) => {
    for (const table of tables) {
      const on = (statement: string) =>
        statement.replaceAll('$', table).replaceAll('@', login).replaceAll('#', countOf(table));
      await database.owner.query(on(does));
      const refused = requireAppendOnly(server.pool);
      await expect(refused).rejects.toThrow(says);
      await expect(refused).rejects.toThrow(`${table}: `);
      await expect(refused).rejects.toBeInstanceOf(PlainError);
      await database.owner.query(on(mends));
      await requireAppendOnly(server.pool);
    }
  });

  test('if the triggers that keep rows are gone', async () => {
    for (const table of JOURNAL_TABLES) {
      await database.owner.query(`DROP TRIGGER keep_rows ON ${table}`);
      await expect(requireAppendOnly(server.pool)).rejects.toThrow(MISSING);
      await database.owner.query(
        `CREATE TRIGGER keep_rows BEFORE UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
      );
      await expect(requireAppendOnly(server.pool)).rejects.toThrow(MISSING);
      for (const part of tables.filter((name) => name.startsWith(table))) {
        await database.owner.query(`ALTER TABLE ${part} ENABLE ALWAYS TRIGGER keep_rows`);
      }
      await requireAppendOnly(server.pool);
    }
  });

  test.each(['WHEN (OLD.entry > 5)', 'OF hash'])(
    'if a trigger looks at some changes only: %s',
    async (limit) => {
      const [of, when] = limit.startsWith('OF') ? [limit, ''] : ['', limit];
      for (const [column, condition] of [
        [of, when],
        ['', ''],
      ]) {
        await database.owner.query(`
        DROP TRIGGER keep_rows ON entries;
        CREATE TRIGGER keep_rows BEFORE UPDATE ${column} OR DELETE ON entries FOR EACH ROW ${condition}
          EXECUTE FUNCTION refuse_change()`);
        for (const part of tables.filter((name) => name.startsWith('entries'))) {
          await database.owner.query(`ALTER TABLE ${part} ENABLE ALWAYS TRIGGER keep_rows`);
        }
        if (column !== condition) await expect(requireAppendOnly(server.pool)).rejects.toThrow(MISSING);
      }
      await requireAppendOnly(server.pool);
    },
  );

  test('if a trigger of the right name does something else', async () => {
    const [table] = JOURNAL_TABLES;
    await database.owner.query(`
      CREATE FUNCTION allow_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
      DROP TRIGGER keep_table ON ${table};
      CREATE TRIGGER keep_table BEFORE TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION allow_change();
      ALTER TABLE ${table} ENABLE ALWAYS TRIGGER keep_table`);
    await expect(requireAppendOnly(server.pool)).rejects.toThrow(MISSING);
    await database.owner.query(`
      DROP TRIGGER keep_table ON ${table};
      CREATE TRIGGER keep_table BEFORE TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      ALTER TABLE ${table} ENABLE ALWAYS TRIGGER keep_table`);
    await requireAppendOnly(server.pool);
  });

  test('if the trigger’s function no longer refuses', async () => {
    const { rows } = await database.owner.query(`SELECT pg_get_functiondef('refuse_change'::regproc) AS was`);
    await database.owner.query(
      `CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN OLD; END'`,
    );
    await expect(requireAppendOnly(server.pool)).rejects.toThrow(MISSING);
    await database.owner.query(rows[0].was);
    await requireAppendOnly(server.pool);
  });

  test('as the owner', async () => {
    const settings = { databaseUrl: database.url, appDatabaseUrl: database.url };
    await expect(openDatabase(settings, [])).rejects.toThrow(/the login is its owner/);
  });

  test('as a login that may become the owner', async () => {
    await database.owner.query(`GRANT ${new URL(database.url).username} TO ${login} WITH INHERIT FALSE`);
    await expect(requireAppendOnly(server.pool)).rejects.toThrow(/the login is its owner/);
    await database.owner.query(`REVOKE ${new URL(database.url).username} FROM ${login}`);
    await requireAppendOnly(server.pool);
  });

  test('without its tables', async () => {
    const empty = new Pool({ connectionString: database.url.replace(/[^/]+$/, 'postgres') });
    await expect(requireAppendOnly(empty)).rejects.toThrow();
    await empty.end();
  });
});
