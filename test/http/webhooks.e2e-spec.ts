import { Webhook } from 'standardwebhooks';
import { receiver, type Receiver } from '../notifications/webhooks/support/receiver.js';
import { type Served, serve } from './support/server.js';
import { seated } from './support/table.js';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const NO_DELIVERY = `msg_${'0'.repeat(32)}`;

describe('webhooks', () => {
  let server: Served;
  let kind: Receiver;
  let mina: string;
  let stranger: string;

  beforeAll(async () => {
    server = await serve({ WEBHOOK_TARGETS: 'any' });
    kind = await receiver();
    stranger = await server.newPlayer('Renfield');
  });
  beforeEach(async () => {
    mina = await server.newPlayer('Mina');
    kind.received.length = 0;
  });
  afterAll(async () => {
    await server.close();
    await kind.close();
  });

  const register = (body: object = {}, token = mina) =>
    server.post('/v1/webhooks', { token, body: { url: kind.url, ...body } });

  async function registered(body: object = {}) {
    const { body: made } = await register(body);
    return {
      path: `/v1/webhooks/${made.webhook.id}`,
      id: made.webhook.id as string,
      secret: made.secret as string,
    };
  }

  /** The delivery, as soon as it has come to a certain state. */
  async function settled(path: string, state: string, token = mina) {
    for (;;) {
      const { body } = await server.get(path, { token });
      if (body.state === state) return body;
      await new Promise((next) => setTimeout(next, 20));
    }
  }

  it('are registered with what is usual, and are shown without their secret from then on', async () => {
    const { status, body, headers } = await register();
    expect([status, headers['location']]).toEqual([201, `/v1/webhooks/${body.webhook.id}`]);
    expect(body.webhook).toMatchObject({
      ...{ url: kind.url, format: 'standard', language: null, game: null, seat: null, state: 'enabled' },
      ...{ disabledBecause: null, failingSince: null, previousSecretUntil: null },
    });
    expect(body.webhook.types).toContain('turn.started');
    expect(body.webhook.types).not.toContain('game.changed');
    const { body: list } = await server.get('/v1/webhooks', { token: mina });
    expect(list).toEqual({ items: [body.webhook], next: null });
    expect((await server.get(`/v1/webhooks/${body.webhook.id}`, { token: mina })).body).toEqual(body.webhook);
  });

  it.each([
    [{ url: 'nowhere' }, 422, 'webhook-url-refused'],
    [{ url: 'ftp://127.0.0.1/' }, 422, 'webhook-url-refused'],
    [{ url: 'http://mina:x@127.0.0.1/' }, 422, 'webhook-url-refused'],
    [{ url: 'http://there-is-no-such-host.invalid/' }, 422, 'webhook-url-refused'],
    [{ url: 5 }, 400, 'invalid-request'],
    [{ format: 'pigeon' }, 400, 'invalid-request'],
    [{ types: [] }, 400, 'invalid-request'],
    [{ types: ['ping'] }, 400, 'invalid-request'],
    [{ types: ['turn.started', 'turn.started'] }, 400, 'invalid-request'],
    [{ seat: 'player-1' }, 400, 'invalid-request'],
    [{ game: 'x' }, 400, 'invalid-request'],
    [{ game: NOWHERE }, 404, 'game-not-found'],
    [{ secret: 'mine' }, 400, 'invalid-request'],
  ])('are refused with %j', async (body, status, code) => {
    expect((await register(body)).body).toMatchObject({ status, code });
    expect((await server.get('/v1/webhooks', { token: mina })).body.items).toEqual([]);
  });

  it('say why a URL is not called', async () => {
    const { body } = await register({ url: 'http://mina:x@127.0.0.1/' });
    expect(body.detail).toMatch(
      /^This server does not call that URL: it must not hold a name or a password\. /,
    );
  });

  it('are of a game that one may see, and of one’s own seat', async () => {
    const table = await seated(
      server,
      { ruleset: 'vampire-graves', options: { players: 2 } },
      { 'player-1': mina },
    );
    const game = table.id;
    expect((await register({ game: game.toUpperCase(), seat: 'player-1' })).body.webhook).toMatchObject({
      game,
      seat: 'player-1',
    });
    expect((await register({ game, seat: 'player-2' })).body).toMatchObject({ code: 'not-your-seat' });
    expect((await register({ game, seat: 'player-9' })).body).toMatchObject({ code: 'seat-not-found' });
    expect((await register({ game }, stranger)).body).toMatchObject({ code: 'game-not-found' });
  });

  it('are at most twenty, also where they are registered at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => register()));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(20).fill(201), ...Array(5).fill(409)]);
    expect((await register()).body).toMatchObject({ code: 'too-many-webhooks' });
  });

  it('change in what is named, and stay as they are in the rest', async () => {
    const { path } = await registered();
    const change = (body: object) => server.ask('PATCH', path, { token: mina, body });
    const before = (await server.get(path, { token: mina })).body;
    expect((await change({})).body).toEqual(before);
    const url = `${kind.url}/other`;
    expect((await change({ url, types: ['game.changed'] })).body).toEqual({
      ...before,
      url,
      types: ['game.changed'],
    });
    expect((await change({ state: 'disabled' })).body).toMatchObject({
      state: 'disabled',
      disabledBecause: 'asked',
    });
    for (const call of ['ping', `deliveries/${NO_DELIVERY}/redeliver`])
      expect((await server.post(`${path}/${call}`, { token: mina })).body.code).toBe('webhook-disabled');
    expect((await change({ state: 'enabled' })).body).toMatchObject({
      state: 'enabled',
      disabledBecause: null,
    });
    expect((await change({ language: 'fr' })).body.language).toBe('fr');
    expect((await change({ language: null })).body.language).toBeNull();
    expect((await change({ language: 'no language' })).body.code).toBe('invalid-request');
    expect((await change({ url: 'x' })).body).toMatchObject({ code: 'webhook-url-refused' });
    expect((await change({ format: 'slack' })).body).toMatchObject({ code: 'invalid-request' });
  });

  it('do not exist for strangers', async () => {
    const { path, id } = await registered();
    const { body: ping } = await server.post(`${path}/ping`, { token: mina });
    const since = { since: '2031-05-03T10:15:00Z' };
    const calls: (readonly [method: string, path: string, body?: object])[] = [
      ['GET', ''],
      ['PATCH', '', { state: 'disabled' }],
      ['POST', '/rotate'],
      ['POST', '/ping'],
      ['GET', '/deliveries'],
      ['GET', `/deliveries/${ping.id}`],
      ['POST', `/deliveries/${ping.id}/redeliver`],
      ['POST', '/replay', since],
    ];
    for (const [method, call, body] of calls) {
      for (const [token, at] of [
        [stranger, path],
        [mina, `/v1/webhooks/${NOWHERE}`],
      ] as const)
        expect((await server.ask(method, at + call, { token, body })).body).toMatchObject({
          code: 'webhook-not-found',
        });
      expect((await server.ask(method, path + call, { body })).status).toBe(401);
    }
    expect((await server.delete(path, { token: stranger })).status).toBe(204);
    expect((await server.get(path, { token: mina })).body.id).toBe(id);
  });

  it('need the scope of the account', async () => {
    const { body } = await server.post('/v1/me/tokens', {
      token: mina,
      body: { name: 'bot', scopes: ['read', 'play'] },
    });
    expect((await register({}, body.token)).body).toMatchObject({ code: 'missing-scope' });
    expect((await server.get('/v1/webhooks', { token: body.token })).body).toMatchObject({
      code: 'missing-scope',
    });
  });

  it('are gone when they are removed, and once more is no change', async () => {
    const { path } = await registered();
    for (let count = 0; count < 2; count++)
      expect((await server.delete(path, { token: mina })).status).toBe(204);
    expect((await server.get(path, { token: mina })).body).toMatchObject({ code: 'webhook-not-found' });
  });

  it('are gone when the account is erased', async () => {
    const { id } = await registered();
    await server.delete('/v1/me', { token: mina });
    const { rows } = await server.database.pool.query('SELECT 1 FROM webhooks WHERE id = $1', [id]);
    expect(rows).toEqual([]);
  });

  it('are called to try them, and the log says what came of it', async () => {
    const { path, id, secret } = await registered();
    const { status, body } = await server.post(`${path}/ping`, { token: mina });
    expect([status, body]).toEqual([
      202,
      expect.objectContaining({ type: 'ping', game: null, state: 'waiting' }),
    ]);
    const done = await settled(`${path}/deliveries/${body.id}`, 'delivered');
    expect(done.attempts).toEqual([
      { at: expect.any(String), outcome: 'delivered', status: 204, latency: expect.any(Number), said: '' },
    ]);
    const [call] = kind.received;
    expect(call!.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Harker',
      'webhook-id': body.id,
    });
    expect(new Webhook(secret).verify(call!.body, call!.headers)).toEqual({
      type: 'ping',
      timestamp: body.createdAt,
      data: { webhook: id },
    });
  });

  it('are called again for one delivery, or for all since a time, with the same id and bytes', async () => {
    const { path } = await registered();
    const pings: string[] = [];
    for (let count = 0; count < 3; count++) {
      const { body } = await server.post(`${path}/ping`, { token: mina });
      pings.push(body.id);
      await settled(`${path}/deliveries/${body.id}`, 'delivered');
    }
    const sent = [...kind.received];
    const { status } = await server.post(`${path}/deliveries/${pings[0]}/redeliver`, { token: mina });
    expect(status).toBe(202);
    await settled(`${path}/deliveries/${pings[0]}`, 'delivered');
    const since = (await server.get(`${path}/deliveries/${pings[1]}`, { token: mina })).body.createdAt;
    const { body } = await server.post(`${path}/replay`, { token: mina, body: { since } });
    expect(body).toEqual({ count: 2, next: null });
    for (const ping of pings.slice(1)) await settled(`${path}/deliveries/${ping}`, 'delivered');
    const told = (calls: typeof sent) => calls.map((call) => [call.headers['webhook-id'], call.body]);
    expect(told(kind.received)).toEqual(told([...sent, sent[0]!, ...sent.slice(1)]));
  });

  it('get no replay before their URL has answered once, and another URL answers for itself', async () => {
    const { path } = await registered();
    const since = new Date(0).toISOString();
    const replay = () => server.post(`${path}/replay`, { token: mina, body: { since } });
    expect((await replay()).body).toMatchObject({ code: 'webhook-unanswered', status: 409 });
    expect((await server.get(path, { token: mina })).body.answeredAt).toBeNull();
    const { body } = await server.post(`${path}/ping`, { token: mina });
    await settled(`${path}/deliveries/${body.id}`, 'delivered');
    expect((await replay()).body).toEqual({ count: 1, next: null });
    const { url, answeredAt } = (await server.get(path, { token: mina })).body;
    expect(answeredAt).toEqual(expect.any(String));
    const change = (to: string) => server.ask('PATCH', path, { token: mina, body: { url: to } });
    expect((await change(url)).body.answeredAt).toBe(answeredAt);
    expect((await change(`${kind.url}/other`)).body.answeredAt).toBeNull();
    expect((await replay()).body.code).toBe('webhook-unanswered');
  });

  it('list what they were told in pages, newest first', async () => {
    const { path } = await registered();
    const pings: string[] = [];
    for (let count = 0; count < 3; count++)
      pings.push((await server.post(`${path}/ping`, { token: mina })).body.id);
    for (const ping of pings) await settled(`${path}/deliveries/${ping}`, 'delivered');
    const first = (await server.get(`${path}/deliveries?limit=2`, { token: mina })).body;
    const second = (await server.get(`${path}/deliveries?limit=2&cursor=${first.next}`, { token: mina }))
      .body;
    expect([...first.items, ...second.items].map(({ id }) => id).toSorted()).toEqual(pings.toSorted());
    expect([first.items.length, second.next]).toEqual([2, null]);
    expect(first.items[0]).toMatchObject({ attempts: 1, last: { outcome: 'delivered', status: 204 } });
    const { path: other } = await registered();
    expect((await server.get(`${other}/deliveries?cursor=${first.next}`, { token: mina })).body.code).toBe(
      'invalid-request',
    );
  });

  it('sign with the new secret and the one before', async () => {
    const { path, secret } = await registered();
    const { body } = await server.post(`${path}/rotate`, { token: mina });
    expect(body.secret).not.toBe(secret);
    expect(Date.parse(body.webhook.previousSecretUntil)).toBeGreaterThan(Date.now());
    const { body: again } = await server.post(`${path}/rotate`, { token: mina });
    const { body: ping } = await server.post(`${path}/ping`, { token: mina });
    await settled(`${path}/deliveries/${ping.id}`, 'delivered');
    const [call] = kind.received;
    const knows = (one: string) => () => new Webhook(one).verify(call!.body, call!.headers);
    expect(call!.headers['webhook-signature']!.split(' ')).toHaveLength(2);
    expect(knows(again.secret)).not.toThrow();
    expect(knows(body.secret)).not.toThrow();
    expect(knows(secret)).toThrow('No matching signature found');
  });

  it('are disabled by a receiver that says that it is gone', async () => {
    const gone = await receiver((_, answer) => void answer.writeHead(410).end('moved away'));
    const { path } = await registered({ url: gone.url });
    const { body } = await server.post(`${path}/ping`, { token: mina });
    const done = await settled(`${path}/deliveries/${body.id}`, 'failed');
    expect(done.attempts).toEqual([
      expect.objectContaining({ outcome: 'failed', status: 410, said: 'moved away' }),
    ]);
    expect((await server.get(path, { token: mina })).body).toMatchObject({
      state: 'disabled',
      disabledBecause: 'gone',
    });
    const { rows } = await server.database.pool.query(
      `SELECT channel, data FROM deliveries WHERE type = 'webhook.disabled'`,
    );
    expect(rows).toEqual([
      {
        channel: 'mail',
        data: { webhook: path.split('/').at(-1), host: `127.0.0.1:${gone.port}`, because: 'gone' },
      },
    ]);
    await gone.close();
  });

  it('make this server call not too often', async () => {
    const { path } = await registered();
    const { headers } = await server.post(`${path}/ping`, { token: mina });
    const left = Number(/r=(\d+)/.exec(headers['ratelimit']!)![1]);
    const pings = await Promise.all(
      Array.from({ length: left }, () => server.post(`${path}/ping`, { token: mina })),
    );
    expect(new Set(pings.map(({ status }) => status))).toEqual(new Set([202]));
    expect((await server.post(`${path}/ping`, { token: mina })).body).toMatchObject({
      code: 'too-many-requests',
    });
  });
});
