import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { settingsFor, started, type Started } from '../docs/support/serving.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';

/** When the server is killed, as its client and its receiver see it. */
const POINTS = [
  'when an action is answered',
  'when the receiver is reached',
  'when the notice is read',
  'when the notice is answered',
] as const;
type Point = (typeof POINTS)[number];

const TURNS = 11;
const KILL_AT_TURNS = [3, 8];

interface Notice {
  readonly data: { readonly seat: string };
}

interface Json {
  readonly [name: string]: unknown;
}

/** A game by webhooks alone on a server that dies: whoever misses a notice stands still for ever. */
class Dying {
  private server!: Started;
  private readonly hook = http.createServer();
  private readonly tokens = new Map<string, string>();
  private readonly done = new Set<string>();
  private game = '';
  private killing: Promise<void> | undefined;
  private readonly toKill = new Set(KILL_AT_TURNS);
  readonly acted: number[] = [];
  /** One after the other, so that none is under way when the last turn is done. */
  private acts = Promise.resolve();
  kills = 0;
  private readonly over: Promise<void>;
  private end!: () => void;
  private fail!: (error: unknown) => void;

  constructor(
    private readonly database: TestDatabase,
    private readonly point: Point,
  ) {
    this.over = new Promise((end, fail) => {
      this.end = end;
      this.fail = fail;
    });
  }

  async play(): Promise<void> {
    this.server = await started(settingsFor(this.database.url));
    await this.listen();
    const { id } = await this.post('/v1/games', await this.player('maker'), {
      ruleset: 'vampire-graves',
      options: { players: 2 },
    });
    this.game = String(id);
    for (const seat of ['player-1', 'player-2']) {
      const token = await this.player(seat);
      const { port } = this.hook.address() as AddressInfo;
      const url = `http://127.0.0.1:${port}`;
      await this.post('/v1/webhooks', token, { url, types: ['turn.started'] });
      await this.post(`/v1/games/${this.game}/seats/${seat}/claim`, token, {});
    }
    await this.over;
    await this.killing;
  }

  async close(): Promise<void> {
    await this.server.stop();
    this.hook.closeAllConnections();
    await new Promise((closed) => this.hook.close(closed));
  }

  async entries(): Promise<Json[]> {
    const { items } = await this.ask(
      'GET',
      `/v1/games/${this.game}/events?limit=500`,
      this.tokens.get('maker'),
    );
    return items as Json[];
  }

  private async player(name: string): Promise<string> {
    const { token } = await this.ask('POST', '/v1/players', undefined, { displayName: name });
    this.tokens.set(name, String(token));
    return String(token);
  }

  private async listen(): Promise<void> {
    this.hook.on('connection', () => void this.dieAt('when the receiver is reached'));
    this.hook.on('request', (request, answer) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('error', () => undefined);
      request.on('end', () => {
        const { headers } = request;
        const notice = JSON.parse(Buffer.concat(parts).toString()) as Notice;
        void this.called(String(headers['webhook-id']), notice, answer).catch(this.fail);
      });
    });
    await new Promise<void>((listening) => this.hook.listen(0, '127.0.0.1', listening));
  }

  private async called(id: string, notice: Notice, answer: http.ServerResponse): Promise<void> {
    if (this.dieAt('when the notice is read')) return;
    // So that the next call reaches the receiver anew.
    answer.writeHead(204, { connection: 'close' }).end();
    this.dieAt('when the notice is answered');
    await this.killing;
    if (this.done.has(id)) return;
    this.done.add(id);
    this.acts = this.acts.then(() => this.act(notice, id));
    await this.acts;
  }

  private async act({ data: { seat } }: Notice, id: string): Promise<void> {
    if (this.acted.length >= TURNS) return;
    const token = this.tokens.get(String(seat))!;
    const path = `/v1/games/${this.game}/actions`;
    const { actions } = (await this.ask('GET', path, token)) as { actions: { id: string }[] };
    if (actions.length === 0) return;
    const { version } = await this.post(path, token, { id: actions[0]!.id }, id);
    this.acted.push(Number(version));
    if (this.acted.length >= TURNS) return this.end();
    this.dieAt('when an action is answered');
  }

  /** It dies, starts again, and a minute later others may take up what it had. */
  private dieAt(point: Point): boolean {
    if (point !== this.point || this.killing !== undefined || !this.toKill.delete(this.acted.length))
      return false;
    this.killing = this.dieAndRise().finally(() => (this.killing = undefined));
    return true;
  }

  private async dieAndRise(): Promise<void> {
    this.kills += 1;
    await this.server.kill();
    await this.database.owner.query(
      'UPDATE deliveries SET lease_until = now() WHERE lease_until IS NOT NULL',
    );
    this.server = await started(settingsFor(this.database.url));
  }

  private async post(path: string, token: string, body: Json, key = 'first'): Promise<Json> {
    return this.ask('POST', path, token, body, key);
  }

  private async ask(method: string, path: string, token?: string, body?: Json, key?: string): Promise<Json> {
    await this.killing;
    const headers: Record<string, string> = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    const answer = await fetch(this.server.url + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const said = (await answer.json()) as Json;
    if (answer.status >= 300 && answer.status !== 409)
      throw new Error(`${method} ${path}: ${JSON.stringify(said)}`);
    return said;
  }
}

describe('a server that is killed', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await freshDatabase();
  });
  afterEach(() => database.drop());

  it.each(POINTS)(
    '%s loses no notice, and nothing is done twice',
    async (point) => {
      const dying = new Dying(database, point);
      await dying.play();
      expect(dying.kills).toBe(KILL_AT_TURNS.length);
      expect(dying.acted).toHaveLength(TURNS);
      const entries = await dying.entries();
      const acted = entries.filter(({ entry }) => dying.acted.includes(Number(entry)));
      expect(acted).toHaveLength(TURNS);
      expect(entries.at(-1)).toMatchObject({ entry: Math.max(...dying.acted) });
      await dying.close();
    },
    120_000,
  );
});
