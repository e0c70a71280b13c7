import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createApp, ENTITIES } from '../../../src/app.module.js';
import type { Database } from '../../../src/events/database.js';
import { type Outside, RealOutside } from '../../../src/events/outside.js';
import { RULESETS } from '../../../src/games/registry.js';
import { PlayersService } from '../../../src/players/players.service.js';
import { ARBITER_SCOPES, SCOPES } from '../../../src/players/scopes.js';
import { readSettings } from '../../../src/settings.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { theContract } from './contract.js';

/** What a game names as the hash of its bundled rules. */
export const RULES_HASH = 'ab'.repeat(32);

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** As it came, where it is no text. */
  readonly bytes: Buffer;
  readonly body: ReturnType<typeof JSON.parse>;
}

export interface Asking {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** A body that is sent as it is; its type stands in `headers`. */
  readonly raw?: string;
}

type Environment = Readonly<Record<string, string>>;

/** A whole server on a database of its own. Every answer is held against openapi.json. */
export async function serve(environment: Environment = {}, outside: Outside = new RealOutside()) {
  const fresh = await freshDatabase();
  const server = await serveOn(fresh, environment, outside);
  return {
    ...server,
    /** One more server on the same database. */
    another: () => serveOn(fresh, environment, outside),
    close: async () => {
      await server.close();
      await fresh.drop();
    },
  };
}

async function serveOn(fresh: TestDatabase, environment: Environment, outside: Outside) {
  const database: Database = await fresh.open(ENTITIES);
  const app = await createApp({
    settings: readSettings({
      LOG: 'off',
      BOT_DELAY: '1',
      CHECKPOINT_EVERY: '0',
      MAIL_PICTURES: 'no',
      ...environment,
    }),
    outside,
    pool: database.pool,
    dataSource: database.dataSource,
    rulesets: RULESETS,
    rulesHashes: new Map(RULESETS.map(({ ruleset }) => [ruleset, RULES_HASH])),
  });
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;

  async function ask(method: string, path: string, asking: Asking = {}): Promise<Answer> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...sent(asking) });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const text = bytes.toString();
    const said = Object.fromEntries(answer.headers);
    const answered = { method, url: path, status: answer.status, headers: said, body: text };
    const faults = theContract().faults(answered);
    expect({ method, path, status: answer.status, faults }).toEqual({
      method,
      path,
      status: answer.status,
      faults: [],
    });
    const isJson = /[/+]json\b/.test(said['content-type'] ?? '');
    return { status: answer.status, headers: said, text, bytes, body: isJson ? JSON.parse(text) : undefined };
  }

  return {
    database,
    port,
    get: (path: string, asking?: Asking) => ask('GET', path, asking),
    post: (path: string, asking?: Asking) => ask('POST', path, asking),
    delete: (path: string, asking?: Asking) => ask('DELETE', path, asking),
    ask,
    /** A new account's token. */
    newPlayer: async (displayName = 'Mina') => {
      const { body } = await ask('POST', '/v1/players', { body: { displayName } });
      return body.token as string;
    },
    /** An administrator's token. */
    newAdministrator: async () => {
      const players = new PlayersService(database.dataSource, new RealOutside());
      return (await players.register({ displayName: 'Ada' }, SCOPES)).token;
    },
    act: (game: string, token: string, body: unknown, headers: Record<string, string> = {}) =>
      ask('POST', `/v1/games/${game}/actions`, {
        ...{ token, body },
        headers: { 'idempotency-key': randomUUID(), ...headers },
      }),
    /** The token of an arbiter of the server. */
    newArbiter: async () => {
      const players = new PlayersService(database.dataSource, new RealOutside());
      return (await players.register({ displayName: 'Abraham' }, ARBITER_SCOPES)).token;
    },
    close: () => app.close(),
  };
}

function sent({ token, headers = {}, body, raw }: Asking): RequestInit {
  const text = body === undefined ? raw : JSON.stringify(body);
  return {
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(text === undefined ? {} : { body: text }),
  };
}

export type Served = Awaited<ReturnType<typeof serve>>;
/** One of several servers on a database. */
export type Serving = Awaited<ReturnType<typeof serveOn>>;
