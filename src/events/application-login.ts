import { randomBytes } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import type { DatabaseSettings } from './database-settings.js';
import { PlainError } from './plain-error.js';
import { PRIVILEGES } from './privileges.js';

const PASSWORD_BYTES = 24;

/**
 * Gives the login that serves its privileges, and creates it where no APP_DATABASE_URL names one.
 * @returns the URL to serve with
 */
export async function applicationLogin(owner: QueryRunner, settings: DatabaseSettings): Promise<string> {
  const url = settings.appDatabaseUrl ?? (await ownLogin(owner, settings.databaseUrl));
  const role = decodeURIComponent(new URL(url).username);
  const quoted = await quotedName(owner, role);
  await owner.query(`REVOKE TEMPORARY ON DATABASE ${await databaseName(owner)} FROM PUBLIC`);
  for (const [table, privileges] of PRIVILEGES)
    await owner.query(`GRANT ${privileges} ON ${table} TO ${quoted}`);
  return url;
}

async function ownLogin(owner: QueryRunner, databaseUrl: string): Promise<string> {
  const [{ name }] = (await owner.query(`SELECT left(current_database(), 50) || '_server' AS name`)) as [
    { name: string },
  ];
  const password = await keptPassword(owner);
  const quoted = await quotedName(owner, name);
  const known = (await owner.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name])) as unknown[];
  const verb = known.length === 0 ? 'CREATE' : 'ALTER';
  // The password is base64url, so it needs no quoting beyond the quotes.
  await owner.query(`${verb} ROLE ${quoted} LOGIN PASSWORD '${password}'`).catch((error: unknown) => {
    throw new PlainError(
      `The role of DATABASE_URL may not create the login ${name} (${(error as Error).message}): ` +
        'allow it CREATEROLE, or make a login yourself and name it in APP_DATABASE_URL.',
    );
  });
  const url = new URL(databaseUrl);
  url.username = encodeURIComponent(name);
  url.password = password;
  return url.href;
}

/** Several servers on one database share the login, so its password is made once and kept by the owner. */
async function keptPassword(owner: QueryRunner): Promise<string> {
  await owner.query(
    `INSERT INTO owner_settings (name, value) VALUES ('server password', $1) ON CONFLICT (name) DO NOTHING`,
    [randomBytes(PASSWORD_BYTES).toString('base64url')],
  );
  const rows = (await owner.query(`SELECT value FROM owner_settings WHERE name = 'server password'`)) as {
    value: string;
  }[];
  return rows[0]!.value;
}

/** A table of one's own in a session would stand before the journal. */
async function databaseName(owner: QueryRunner): Promise<string> {
  const rows = (await owner.query('SELECT quote_ident(current_database()) AS quoted')) as {
    quoted: string;
  }[];
  return rows[0]!.quoted;
}

async function quotedName(owner: QueryRunner, name: string): Promise<string> {
  const rows = (await owner.query('SELECT quote_ident($1) AS quoted', [name])) as { quoted: string }[];
  return rows[0]!.quoted;
}
