import { createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp, ENTITIES } from '../../src/app.module.js';
import { CheckpointMaker } from '../../src/audit/checkpoints/checkpoint-maker.js';
import { canonical, sha256 } from '../../src/events/canonical.js';
import { Outside } from '../../src/events/outside.js';
import { Signer } from '../../src/events/signing.js';
import type { Ruleset } from '../../src/games/kit/game-definition.js';
import { Deliverer } from '../../src/notifications/deliveries/deliverer.js';
import { MailDesk } from '../../src/notifications/inbound/mail-desk.js';
import { Watching } from '../../src/projections/watching/watching.js';
import { DeadlineWatch } from '../../src/play/time/deadline-watch.js';
import { Automatic } from '../../src/play/automatic.js';
import { readSettings } from '../../src/settings.js';
import { StreamClient, type StreamCall } from '../http/support/stream-client.js';
import { Letterbox } from './letterbox.js';
import { WhenSent } from './when-sent.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';

const BEGINNING = Date.UTC(2026, 0, 1);

/** Time, ids and random bytes that come again: two worlds that ask alike are given alike. */
class ScriptedOutside extends Outside {
  private asked = 0;

  constructor(private readonly seed: string) {
    super();
  }

  now(): Date {
    return new Date(BEGINNING + this.next());
  }

  id(): string {
    const hex = this.bytes(16).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
  }

  bytes(length: number): Buffer {
    const blocks: Buffer[] = [];
    for (let made = 0; made < length; made += 32) {
      blocks.push(createHmac('sha256', this.seed).update(String(this.next())).digest());
    }
    return Buffer.concat(blocks).subarray(0, length);
  }

  private next(): number {
    return this.asked++;
  }
}

/** So long that nothing is answered by itself before a test wants it to be. */
const A_DAY = '86400000';

/** What servers do from time to time would not fall on the same moment in both worlds: a test does it. */
function nothingByItself(): void {
  for (const { prototype } of [Deliverer, DeadlineWatch, MailDesk, Watching]) {
    jest.spyOn(prototype, 'start').mockImplementation(() => undefined);
  }
  // Those who listen are told when a call has been answered.
  jest.spyOn(Watching.prototype, 'wake').mockImplementation(() => undefined);
}

/** How many requests are left in a minute hangs on when it began. */
const withoutCounts = (headers: readonly string[]): readonly string[] =>
  headers.map((value, at) => (headers[at - 1]?.toLowerCase() === 'ratelimit' ? 'counted' : value));

/** Every byte of a picture counts. */
const encodingOf = (type = ''): BufferEncoding => (type.startsWith('image/png') ? 'latin1' : 'utf8');

/** What Node keeps of a timer. */
interface Timer extends NodeJS.Timeout {
  readonly _idleTimeout: number;
  readonly _onTimeout: () => void;
}

export interface Answer {
  readonly status: number;
  /** Names and values as they came, in their order. */
  readonly headers: readonly string[];
  readonly body: string;
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE' | 'HEAD' | 'PUT';
  readonly path: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A whole server on a database of its own, reached through a real connection. */
export class World {
  private readonly agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

  private constructor(
    private readonly port: number,
    readonly database: TestDatabase,
    private readonly automatic: Automatic,
    private readonly checkpoints: CheckpointMaker,
    private readonly deliverer: Deliverer,
    private readonly watching: Watching,
    readonly letterbox: Letterbox,
    readonly whenSent: WhenSent,
    private readonly end: () => Promise<void>,
  ) {}

  static async open(seed: string, rulesets: readonly Ruleset[]): Promise<World> {
    const database = await freshDatabase();
    const { pool, dataSource } = await database.open(ENTITIES);
    const outside = new ScriptedOutside(seed);
    nothingByItself();
    const app = await createApp({
      settings: readSettings({
        ...{ DATABASE_URL: database.url, LOG: 'off' },
        ...{ BOT_DELAY: A_DAY, CHECKPOINT_EVERY: '0', WEBHOOK_TARGETS: 'any' },
        // In mails they are those of board.png, which are compared.
        MAIL_PICTURES: 'no',
      }),
      outside,
      pool,
      dataSource,
      rulesets,
      // Here alone a commitment covers nothing but its salt: everything else must be equal by itself.
      commitTo: ({ salt }) => sha256(canonical(['twin', salt])),
    });
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    const automatic = app.get(Automatic, { strict: false });
    // What servers do for each other from time to time would not fall on the same moment in both worlds.
    clearInterval(automatic['round']);
    const deliverer = app.get(Deliverer, { strict: false });
    const watching = app.get(Watching, { strict: false });
    const letterbox = await Letterbox.open(database.owner);
    const checkpoints = new CheckpointMaker(pool, app.get(Signer, { strict: false }), outside, 0);
    const whenSent = new WhenSent(app.getHttpServer());
    const parts = [automatic, checkpoints, deliverer, watching, letterbox, whenSent] as const;
    return new World(port, database, ...parts, () => app.close());
  }

  /** What is to be answered by itself in a game, and how many milliseconds after the question. */
  due(game: string): string[] {
    return this.timers(game).map(([question, { _idleTimeout }]) => `${question}: ${_idleTimeout}`);
  }

  /** Answers it at once. */
  async answerDue(game: string): Promise<void> {
    for (const [, timer] of this.timers(game)) {
      const answer = timer._onTimeout;
      clearTimeout(timer);
      answer();
      await Promise.all(this.automatic['acting']);
      await this.tellAll();
    }
  }

  private timers(game: string): [question: string, timer: Timer][] {
    const all = [...this.automatic['due']] as [string, Timer][];
    return all.filter(([question]) => question.startsWith(`${game} `));
  }

  /** The events of one type in a game, as the journal keeps them. */
  async happened(game: string, type: string): Promise<Readonly<Record<string, unknown>>[]> {
    const { rows } = await this.database.owner.query<{ data: Record<string, unknown> }>(
      'SELECT data FROM events WHERE game_id = $1 AND type = $2 ORDER BY entry, index',
      [game, type],
    );
    return rows.map(({ data }) => data);
  }

  /** Everything that happened in a game after an entry, and up to which one. */
  async happenedSince(
    game: string,
    after: number,
  ): Promise<{ events: Readonly<Record<string, unknown>>[]; upTo: number }> {
    const { rows } = await this.database.owner.query<{ entry: string; type: string; data: object }>(
      'SELECT entry, type, data FROM events WHERE game_id = $1 AND entry > $2 ORDER BY entry, index',
      [game, after],
    );
    return {
      events: rows.map(({ type, data }) => ({ type, ...data })),
      upTo: Math.max(after, ...rows.map(({ entry }) => Number(entry))),
    };
  }

  /** Sends what is to be told, one after the other: what each needs of chance comes in the same order in both worlds. */
  async deliver(): Promise<void> {
    await this.deliverer.deliverDue(1);
  }

  /** As if the player had answered that the address is right. */
  async confirmMail(playerId: string, address: string): Promise<void> {
    await this.database.owner.query(
      'INSERT INTO mail_settings (player_id, address, confirmed_at) VALUES ($1, $2, now())',
      [playerId, address],
    );
  }

  /** As `npm run admin -- --arbiter` does. */
  async appoint(playerId: string): Promise<void> {
    const statement = "UPDATE tokens SET scopes = array_append(scopes, 'arbiter') WHERE player_id = $1";
    await this.database.owner.query(statement, [playerId]);
  }

  async checkpoint(): Promise<void> {
    await this.checkpoints.look();
  }

  async close(): Promise<void> {
    this.agent.destroy();
    await this.end();
    await this.letterbox.close();
    await this.database.drop();
  }

  /** A stream, from now on. */
  async listen(call: Omit<StreamCall, 'port'>): Promise<StreamClient> {
    const client = await StreamClient.open({ ...call, port: this.port });
    await this.tellAll();
    return client;
  }

  /** Asks, and those who listen are told what came of it. */
  async call(call: Call): Promise<Answer> {
    const answer = await this.answer(call);
    await this.tellAll();
    return answer;
  }

  /** A call that waits, on a connection of its own. @returns its answer to come, when it waits or has come already */
  async waits(call: Call): Promise<{ readonly answer: Promise<Answer> }> {
    const answer = this.answer(call, new http.Agent());
    const waiting = () =>
      [...this.watching['games'].values()].some((all) => [...all].some(({ wants }) => wants === 'word'));
    let come = false;
    void answer.finally(() => (come = true)).catch(() => undefined);
    while (!come && !waiting()) await new Promise((next) => setTimeout(next, 1));
    return { answer };
  }

  private async tellAll(): Promise<void> {
    await this.watching.tellNoticed();
    this.whenSent.look();
  }

  private answer(
    { method, path, token, headers, body }: Call,
    agent: http.Agent = this.agent,
  ): Promise<Answer> {
    const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
    const sent = {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    return new Promise((settle, fail) => {
      const place = { host: '127.0.0.1', port: this.port, agent };
      const request = http.request({ ...place, method, path, headers: sent }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', fail);
        response.on('end', () =>
          settle({
            status: response.statusCode ?? 0,
            headers: withoutCounts(response.rawHeaders),
            body: Buffer.concat(parts).toString(encodingOf(response.headers['content-type'])),
          }),
        );
      });
      request.on('error', fail);
      request.end(text);
    });
  }
}
