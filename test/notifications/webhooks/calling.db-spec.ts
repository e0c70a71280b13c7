import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { SHELL_WORDS } from '../../../src/words/languages.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside } from '../../support/inside.js';
import { MovableClock } from '../../support/movable-clock.js';
import { seatedGame } from '../../support/seated.js';
import { caller, type Caller, type Hook } from './support/caller.js';
import { Notices } from './support/notices.js';
import { receiver, type Receiver } from './support/receiver.js';

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];
const DAY = 24 * HOUR;
const PAUSES = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR];

describe('webhooks are called', () => {
  let database: TestDatabase;
  let server: Inside;
  const clock = new MovableClock();
  let calls: Caller;
  let kind: Receiver;
  const open: Receiver[] = [];

  beforeAll(async () => {
    database = await freshDatabase();
    server = await inside(await database.open(INSIDE_ENTITIES), { outside: clock });
  });
  beforeEach(async () => {
    // The library that checks signatures has a clock of its own.
    clock.moveTo(new Date());
    calls = caller(server, clock);
    await database.owner.query('DELETE FROM deliveries; DELETE FROM webhooks');
    kind = await listening();
  });
  afterEach(async () => {
    expect(calls.failures).toEqual([]);
    await calls.close();
    await Promise.all(open.splice(0).map((one) => one.close()));
  });
  afterAll(() => database.drop());

  async function listening(...answering: Parameters<typeof receiver>): Promise<Receiver> {
    const one = await receiver(...answering);
    open.push(one);
    return one;
  }

  const answering = (status: number, headers: Record<string, string> = {}, body = '') =>
    listening((_, answer) => void answer.writeHead(status, headers).end(body));

  /** Milliseconds from each attempt to the next until it is given up. */
  async function pauses(hook: Hook, message: string): Promise<number[]> {
    const found: number[] = [];
    for (;;) {
      const before = clock.now();
      await calls.deliverDue();
      const { state, dueAt } = await calls.delivery(hook, message);
      if (state !== 'waiting') return found;
      found.push(dueAt.getTime() - before.getTime());
      clock.moveTo(dueAt);
    }
  }

  it('eight times over a day and more while they fail, with the same id and bytes, each signed anew', async () => {
    const broken = await answering(500, {}, 'out of order');
    const hook = await calls.hook(broken.url);
    const message = await calls.ping(hook);
    const found = await pauses(hook, message);
    expect(found).toHaveLength(PAUSES.length);
    found.forEach((pause, place) => {
      expect(pause).toBeGreaterThanOrEqual(PAUSES[place]!);
      expect(pause).toBeLessThanOrEqual(PAUSES[place]! * 1.2);
    });
    const { state, attempts } = await calls.delivery(hook, message);
    expect([state, attempts.length]).toEqual(['failed', 8]);
    expect(attempts[0]).toMatchObject({ outcome: 'retry', status: 500, said: 'out of order' });
    expect(attempts[7]).toMatchObject({ outcome: 'failed', status: 500 });
    const sent = broken.received;
    expect(new Set(sent.map(({ body, headers }) => `${headers['webhook-id']} ${body}`)).size).toBe(1);
    expect(new Set(sent.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(8);
    expect(new Set(sent.map(({ headers }) => headers['webhook-signature'])).size).toBe(8);
  });

  it('again when a receiver asks for that, at most after twice the pause', async () => {
    for (const [retryAfter, wait] of [
      ['7', 7 * SECOND],
      ['1', 5 * SECOND],
      ['3600', 10 * SECOND],
    ] as const) {
      const busy = await answering(429, { 'retry-after': retryAfter });
      const hook = await calls.hook(busy.url);
      const message = await calls.ping(hook);
      const before = clock.now();
      await calls.deliverDue();
      expect((await calls.delivery(hook, message)).dueAt.getTime() - before.getTime()).toBe(wait);
    }
  });

  it('no more once they have answered, and what failed before is forgotten', async () => {
    let status = 503;
    const better = await listening((_, answer) => void answer.writeHead(status).end());
    const hook = await calls.hook(better.url);
    const message = await calls.ping(hook);
    await calls.deliverDue();
    expect(await calls.row(hook)).toMatchObject({ failures: 1, failing_since: clock.now() });
    status = 200;
    clock.move(MINUTE);
    await calls.deliverDue();
    expect((await calls.delivery(hook, message)).attempts.map(({ outcome }) => outcome)).toEqual([
      ...['retry', 'delivered'],
    ]);
    expect(await calls.row(hook)).toMatchObject({ failures: 0, failing_since: null, state: 'enabled' });
  });

  it('and what a URL answers says nothing of the one that is called now', async () => {
    const hook = await calls.hook(kind.url);
    await calls.ping(hook);
    await calls.deliverDue();
    const answered = clock.now();
    expect(await calls.row(hook)).toMatchObject({ answered_at: answered });
    clock.move(MINUTE);
    await calls.ping(hook);
    await calls.deliverDue();
    expect(await calls.row(hook)).toMatchObject({ answered_at: answered });
    const slow = await listening((_, answer) => {
      const moved = server.pool.query("UPDATE webhooks SET url = url || 'other', answered_at = NULL");
      void moved.then(() => answer.writeHead(204).end());
    });
    const other = await calls.hook(slow.url);
    await calls.ping(other);
    await calls.deliverDue();
    expect(await calls.row(other)).toMatchObject({ answered_at: null });
  });

  it('no more after five days of nothing but failures, and their player is told otherwise', async () => {
    const hook = await calls.hook((await answering(500)).url);
    const since = clock.now().getTime();
    for (const day of [0, 1, 2]) {
      clock.moveTo(new Date(Math.max(clock.now().getTime(), since + day * DAY)));
      await pauses(hook, await calls.ping(hook));
    }
    clock.moveTo(new Date(since + 5 * DAY - 2 * MINUTE));
    const last = await calls.ping(hook);
    await calls.deliverDue();
    expect(await calls.row(hook)).toMatchObject({ state: 'enabled', failing_since: new Date(since) });
    clock.move(3 * MINUTE);
    await calls.deliverDue();
    expect(await calls.row(hook)).toMatchObject({ state: 'disabled', disabled_because: 'failing' });
    await calls.deliverDue();
    expect(calls.mail.sent).toEqual([
      expect.objectContaining({ type: 'webhook.disabled', target: hook.playerId, playerId: hook.playerId }),
    ]);
    clock.move(DAY);
    await calls.deliverDue();
    expect((await calls.delivery(hook, last)).state).toBe('expired');
  });

  it('still after five days, if there were few failures', async () => {
    const hook = await calls.hook((await answering(500)).url);
    for (const day of [0, 6]) {
      clock.move(day * DAY);
      await calls.ping(hook);
      await calls.deliverDue();
    }
    expect(await calls.row(hook)).toMatchObject({ state: 'enabled', failures: 2 });
  });

  it('with both secrets for a day after a change', async () => {
    const hook = await calls.hook(kind.url);
    const fresh = clock.bytes(32);
    await server.pool.query(
      'UPDATE webhooks SET previous_secret = secret, secret = $2, previous_until = $3 WHERE id = $1',
      [hook.id, server.box.close(fresh, hook.id), new Date(clock.now().getTime() + DAY)],
    );
    for (const pause of [0, DAY - 1, 1]) {
      clock.move(pause);
      await calls.ping(hook);
      await calls.deliverDue();
    }
    expect(kind.received.map(({ headers }) => headers['webhook-signature']!.split(' ').length)).toEqual([
      2, 2, 1,
    ]);
    const [{ body, headers }] = kind.received as [Receiver['received'][number]];
    expect(() => new Webhook(hook.secret).verify(body, headers)).not.toThrow();
  });

  it('while others hang, break off, send on, answer endlessly or byte by byte', async () => {
    const impatient = caller(server, clock, 3_000);
    const inner = await listening();
    const hostile = [
      await answering(500),
      await listening(() => undefined),
      await listening((_, __, request) => void request.socket.destroy()),
      await answering(302, { location: inner.url }),
      await listening((_, answer) => {
        answer.writeHead(500);
        const more = setInterval(() => answer.write('x'), 20);
        answer.on('close', () => clearInterval(more));
      }),
      await listening((_, answer) => {
        answer.writeHead(500);
        const more = (): void => void (answer.destroyed || answer.write(Buffer.alloc(65_536), more));
        more();
      }),
    ];
    const hooks = await Promise.all([...hostile, kind].map(({ url }) => impatient.hook(url)));
    const pings = await Promise.all(hooks.map((hook) => impatient.ping(hook)));
    const arrived = new Promise<void>((done) => {
      const look = setInterval(() => {
        if (kind.received.length === 0) return;
        clearInterval(look);
        done();
      }, 5);
    });
    const all = impatient.deliverDue();
    await arrived;
    // The one that hangs is still waited for.
    expect((await impatient.delivery(hooks[1]!, pings[1]!)).attempts).toEqual([]);
    await all;
    const ends = await Promise.all(hooks.map((hook, place) => impatient.delivery(hook, pings[place]!)));
    expect(ends.map(({ state, attempts }) => [state, attempts[0]!.status])).toEqual([
      ...[
        ['waiting', 500],
        ['waiting', undefined],
        ['waiting', undefined],
        ['waiting', 302],
      ],
      ...[
        ['waiting', 500],
        ['waiting', 500],
        ['delivered', 204],
      ],
    ]);
    expect([inner.received, impatient.failures]).toEqual([[], []]);
    await impatient.close();
  });

  it('at most sixteen times at once at one host, and others meanwhile', async () => {
    let inside = 0;
    let most = 0;
    let go = (): void => undefined;
    const released = new Promise<void>((resolve) => (go = resolve));
    const slow = await listening(async (_, answer) => {
      most = Math.max(most, ++inside);
      await released;
      inside -= 1;
      answer.writeHead(204).end();
    });
    for (let count = 0; count < 40; count++) await calls.ping(await calls.hook(slow.url));
    await calls.ping(await calls.hook(kind.url));
    const all = calls.deliverDue();
    while (kind.received.length === 0 || inside < 16) await new Promise((next) => setTimeout(next, 5));
    go();
    await all;
    for (let round = 0; round < 3; round++) {
      clock.move(2 * SECOND);
      await calls.deliverDue();
    }
    expect([most, slow.received.length, kind.received.length]).toEqual([16, 40, 1]);
  });

  it('with what a game gives to tell, to the program and to the chat', async () => {
    const game = await seatedGame(server, 'hide-and-seek');
    const playerId = game.players['seeker-1']!;
    const chat = await listening();
    const hook = await calls.hook(kind.url, { playerId });
    await calls.hook(chat.url, { playerId, format: 'discord' });
    const asked = { type: 'hide', place: 'attic' };
    await server.play.act({ gameId: game.id, playerId: game.players['hider']!, asked, key: randomUUID() });
    await calls.deliverDue();
    const [call] = kind.received;
    const { data, type } = new Webhook(hook.secret).verify(call!.body, call!.headers) as {
      type: string;
      data: Record<string, unknown>;
    };
    const { version, head } = await server.gamesReader.one(game.id, playerId);
    expect(type).toBe('turn.started');
    expect(data).toMatchObject({ game: game.id, seat: 'seeker-1', version, head });
    expect(new Notices().faults(call!.body)).toEqual([]);
    expect(call!.body).not.toContain('attic');
    expect(JSON.parse(chat.received[0]!.body).content).toMatch(/is to move/);
    expect(chat.received[0]!.body).not.toContain('attic');
  });

  it('a chat in its own language, else in that of the player’s mails, else in English', async () => {
    const chat = await listening();
    const said = async (asked: { language?: string; playerId?: string }): Promise<string> => {
      await calls.ping(await calls.hook(chat.url, { ...asked, format: 'slack' }));
      await calls.deliverDue();
      return (JSON.parse(chat.received.at(-1)!.body) as { text: string }).text;
    };
    const playerId = await newPlayer(server.pool);
    const ping = (language: string): string => SHELL_WORDS[language]!.chat['chat.ping']!;
    expect(await said({ playerId })).toBe(ping('en'));
    await server.pool.query(
      `INSERT INTO mail_settings (player_id, address, language) VALUES ($1, 'mina@example.org', 'ru')
       ON CONFLICT (player_id) DO UPDATE SET language = 'ru'`,
      [playerId],
    );
    expect(await said({ playerId })).toBe(ping('ru'));
    expect(await said({ playerId, language: 'ko-KR' })).toBe(ping('ko'));
  });
});
