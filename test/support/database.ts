import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Client, Pool } from 'pg';
import { openDatabase, type Database } from '../../src/events/database.js';

type Entities = Parameters<typeof openDatabase>[1];

/** A migrated database of one spec's own, dropped at its end. */
export interface TestDatabase {
  readonly name: string;
  /** As the owner, a superuser. */
  readonly url: string;
  readonly owner: Pool;
  /** Opens it as a server does, with a login of its own that cannot change the journal. */
  open(entities?: Entities): Promise<Database>;
  drop(): Promise<void>;
}

/** So that the template is made once, however many specs begin at the same time. */
const TEMPLATE_LOCK = 4_761_727;

export async function freshDatabase(): Promise<TestDatabase> {
  const name = `harker_test_${randomBytes(6).toString('hex')}`;
  await onServer(async (server) => {
    await server.query(`CREATE DATABASE ${name} TEMPLATE ${await template(server)}`);
  });
  const url = urlOf(name);
  const owner = new Pool({ connectionString: url, max: 4 });
  owner.on('error', () => undefined);
  const opened: Database[] = [];
  return {
    name,
    url,
    owner,
    open: async (entities = []) => {
      const database = await openDatabase({ databaseUrl: url }, entities);
      opened.push(database);
      return database;
    },
    drop: async () => {
      await Promise.all(opened.map((database) => database.close().catch(() => undefined)));
      await owner.end();
      await onServer(async (server) => {
        await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
        await server.query(`DROP ROLE IF EXISTS ${name}_server`);
      });
    },
  };
}

/** Migrated once per run; another form of the tables has another template. */
async function template(server: Client): Promise<string> {
  const name = `harker_template_${formOfTables()}`;
  await server.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const { rowCount } = await server.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await makeTemplate(server, name);
  } finally {
    await server.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }
  return name;
}

async function makeTemplate(server: Client, name: string): Promise<void> {
  const unfinished = `${name}_unfinished`;
  await server.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
  await server.query(`CREATE DATABASE ${unfinished}`);
  await (await openDatabase({ databaseUrl: urlOf(unfinished) }, [])).close();
  await server.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
}

function formOfTables(): string {
  const hash = createHash('sha256').update(process.env['PARTITIONS'] ?? '0');
  const folder = path.resolve(__dirname, '../../migrations');
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const whole = path.join(folder, file);
    if (fs.statSync(whole).isFile()) hash.update(file).update(fs.readFileSync(whole));
  }
  return hash.digest('hex').slice(0, 12);
}

function urlOf(database: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
}

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined) throw new Error('TEST_DATABASE_URL names no server: run the specs by `npm test`');
  return url;
}

async function onServer(work: (server: Client) => Promise<void>): Promise<void> {
  const server = new Client({ connectionString: serverUrl() });
  await server.connect();
  try {
    await work(server);
  } finally {
    await server.end();
  }
}
