import { Pool } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { Journal1780000000000 } from '../../migrations/1780000000000-journal.js';
import { StandingAnswers1796000000000 } from '../../migrations/1796000000000-standing-answers.js';
import { Texts1798000000000 } from '../../migrations/1798000000000-texts.js';
import { Checkpoints1797000000000 } from '../../migrations/1797000000000-checkpoints.js';
import { ImportedGames1797100000000 } from '../../migrations/1797100000000-imported-games.js';
import { Arbiters1799000000000 } from '../../migrations/1799000000000-arbiters.js';
import { Deliveries1800000000000 } from '../../migrations/1800000000000-deliveries.js';
import { Mail1800200000000 } from '../../migrations/1800200000000-mail.js';
import { Webhooks1800100000000 } from '../../migrations/1800100000000-webhooks.js';
import { Clocks1800400000000 } from '../../migrations/1800400000000-clocks.js';
import { InboundMail1800300000000 } from '../../migrations/1800300000000-inbound-mail.js';
import { Messages1800500000000 } from '../../migrations/1800500000000-messages.js';
import { MailInOrder1800700000000 } from '../../migrations/1800700000000-mail-in-order.js';
import { Sandboxes1800800000000 } from '../../migrations/1800800000000-sandboxes.js';
import { FreezesEnd1800900000000 } from '../../migrations/1800900000000-freezes-end.js';
import { AnsweredWebhooks1800900000001 } from '../../migrations/1800900000001-answered-webhooks.js';
import { WebhookLanguage1800900000002 } from '../../migrations/1800900000002-webhook-language.js';
import { applicationLogin } from './application-login.js';
import type { DatabaseSettings } from './database-settings.js';
import { requireAppendOnly } from './guard.js';
import { PlainError } from './plain-error.js';

export interface Database {
  /** Hot paths: appends and the reads behind every request. */
  readonly pool: Pool;
  /** Entities and everything else. */
  readonly dataSource: DataSource;
  close(): Promise<void>;
}

const MIGRATIONS = [
  Journal1780000000000,
  StandingAnswers1796000000000,
  Texts1798000000000,
  Checkpoints1797000000000,
  ImportedGames1797100000000,
  Arbiters1799000000000,
  Deliveries1800000000000,
  Webhooks1800100000000,
  Mail1800200000000,
  InboundMail1800300000000,
  Messages1800500000000,
  MailInOrder1800700000000,
  FreezesEnd1800900000000,
  AnsweredWebhooks1800900000001,
  WebhookLanguage1800900000002,
  Clocks1800400000000,
  Sandboxes1800800000000,
];

/** So that two servers that start together migrate one after the other. */
const MIGRATION_LOCK = 4_761_726;

// More connections than this only wait for the same disk.
const POOL_SIZE = 12;
const ENTITY_POOL_SIZE = 6;

/**
 * A session that is stuck must not hold up all games: it gives up, and the request is answered 503. A commit that waits
 * for a standby is not cut short by the server (that would acknowledge it), only no longer waited for.
 */
const IMPATIENT = {
  connectionTimeoutMillis: 5_000,
  lock_timeout: 5_000,
  statement_timeout: 10_000,
  query_timeout: 15_000,
  keepAlive: true,
};

type Entities = NonNullable<DataSourceOptions['entities']>;

/** Migrates as the owner, then serves as a login that cannot change the journal. */
export async function openDatabase(settings: DatabaseSettings, entities: Entities): Promise<Database> {
  const url = await prepare(settings);
  const limits = settings.patient === true ? {} : IMPATIENT;
  const pool = new Pool({ connectionString: url, max: POOL_SIZE, ...limits });
  // An idle connection that breaks is replaced at the next query.
  pool.on('error', () => undefined);
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    entities,
    extra: { max: ENTITY_POOL_SIZE, ...limits },
  });
  try {
    await requireAppendOnly(pool);
    await dataSource.initialize();
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    pool,
    dataSource,
    close: async () => {
      await dataSource.destroy();
      await pool.end();
    },
  };
}

/** @returns the URL of the login that serves */
async function prepare(settings: DatabaseSettings): Promise<string> {
  const owner = new DataSource({
    type: 'postgres',
    url: settings.databaseUrl,
    migrations: MIGRATIONS,
    migrationsTableName: 'migrations',
    extra: { max: 2, connectionTimeoutMillis: 10_000 },
  });
  await owner.initialize().catch((error: unknown) => {
    throw new PlainError(`The database ${place(settings.databaseUrl)} cannot be used: ${reason(error)}.`);
  });
  const session = owner.createQueryRunner();
  try {
    await session.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await owner.runMigrations({ transaction: 'each' });
    return await applicationLogin(session, settings);
  } finally {
    await session.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await session.release();
    await owner.destroy();
  }
}

/** Host and database name: never the password. */
function place(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'of DATABASE_URL';
  }
}

function reason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return (message ?? '') === '' ? (code ?? 'no answer') : message!.replace(/\.$/, '');
}
