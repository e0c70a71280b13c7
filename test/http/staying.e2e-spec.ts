import { ForwardClock } from './support/house.js';
import { serve, type Served } from './support/server.js';
import { StreamClient } from './support/stream-client.js';
import { asking, goesOn, seated } from './support/table.js';

const GRAVES = { ruleset: 'vampire-graves', options: { players: 2 } };

const clock = new ForwardClock();
let server: Served;

beforeAll(async () => {
  server = await serve({ STREAMS: '5', STREAMS_PER_PLAYER: '3' }, clock);
});
afterAll(() => server.close());

const follow = (game: string, token: string) =>
  StreamClient.open({ port: server.port, path: `/v1/games/${game}/stream`, token });

async function table() {
  const made = await seated(server, { ...GRAVES, visibility: 'public' });
  const players = asking(server, made);
  return {
    ...made,
    players,
    path: `/v1/games/${made.id}`,
    version: (await players.game()).version as number,
  };
}

/** How many of a kind stay now. */
async function openNow(kind: string): Promise<number> {
  const { text } = await server.get('/metrics');
  return Number(new RegExp(`^harker_streams_open\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
}

/** Once there is a place. */
async function untilFree(game: string, token: string): Promise<StreamClient> {
  for (;;) {
    const client = await follow(game, token);
    if (client.status === 200) return client;
  }
}

describe('places for those who stay', () => {
  test('one player has so many, the server has so many, and one that is left is free again', async () => {
    const { id, maker, path, version, players } = await table();
    const other = await server.newPlayer();
    const own = await Promise.all([follow(id, maker), follow(id, maker)]);
    const waiting = server.get(`${path}/events?after=${version}&wait=30`, { token: maker });
    while ((await openNow('wait')) < 1);
    const refused = await follow(id, maker);
    await refused.end();
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '10']);
    expect(JSON.parse(refused.text)).toMatchObject({
      code: 'too-many-streams',
      detail: expect.stringContaining('You have 3 streams') as string,
    });
    const others = await Promise.all([follow(id, other), follow(id, other)]);
    const full = await server.get(`${path}/stream`, { token: other });
    expect([full.status, full.body.code]).toEqual([429, 'too-many-streams']);
    const wait = await server.get(`${path}/events?after=${version}&wait=1`, { token: other });
    expect([wait.status, wait.body.code]).toEqual([429, 'too-many-streams']);
    // There is something already: nobody has to stay for that.
    expect((await server.get(`${path}/events?wait=30`, { token: other })).status).toBe(200);
    own.concat(others).forEach((client) => client.close());
    await goesOn(players);
    expect((await waiting).body.items).toHaveLength(1);
    (await untilFree(id, other)).close();
  });
});

describe('a call that waits', () => {
  test('is answered at once where there is something', async () => {
    const { maker, path, version } = await table();
    const { body } = await server.get(`${path}/events?after=${version - 1}&wait=30`, { token: maker });
    expect(body.items.map(({ entry }: { entry: number }) => entry)).toEqual([version]);
  });

  test('is answered when there is something, as it would be without waiting', async () => {
    const { maker, path, version, players } = await table();
    const asked = `${path}/events?after=${version}`;
    const waiting = server.get(`${asked}&wait=30`, { token: maker });
    await goesOn(players);
    const { text } = await waiting;
    expect(text).toBe((await server.get(asked, { token: maker })).text);
    expect(JSON.parse(text).items).toHaveLength(1);
  });

  test('is answered with nothing when the time is over', async () => {
    const { maker, path, version } = await table();
    const { status, body } = await server.get(`${path}/events?after=${version}&wait=1`, { token: maker });
    expect([status, body]).toEqual([200, { version, items: [], next: null }]);
  });

  test.each(['-1', '31', '1.5', 'x'])('cannot wait for %s seconds', async (wait) => {
    const { maker, path } = await table();
    const { status, body } = await server.get(`${path}/events?wait=${wait}`, { token: maker });
    expect([status, body.code, body.errors[0].parameter]).toEqual([400, 'invalid-request', 'wait']);
  });

  test('learns nothing by a token that is revoked meanwhile', async () => {
    const { id, path, version, players } = await table();
    const token = await server.newPlayer();
    const waiting = server.get(`${path}/events?after=${version}&wait=30`, { token });
    const { items } = (await server.get('/v1/me/tokens', { token })).body;
    await server.delete(`/v1/me/tokens/${items[0].id}`, { token });
    expect((await waiting).body.code).toBe('unauthenticated');
    expect(id).toBe((await players.game()).id);
  });
});

describe('a stream', () => {
  test('gives a sign of life after fifteen seconds of silence', async () => {
    const { id, maker } = await table();
    const client = await follow(id, maker);
    await client.next();
    const beats = () => client.text.split('\n').filter((line) => line === ':').length;
    // The server has looked at its clock once more.
    await looked();
    expect(beats()).toBe(0);
    clock.forward(15);
    await client.until(() => beats() === 1);
    await looked();
    expect(beats()).toBe(1);
    clock.forward(15);
    await client.until(() => beats() === 2);
    client.close();
  });

  test('is counted while it is open', async () => {
    const { id, maker } = await table();
    const before = await openNow('stream');
    const client = await follow(id, maker);
    expect(await openNow('stream')).toBe(before + 1);
    client.close();
    while ((await openNow('stream')) !== before);
  });

  test('has the head of its answer for those who ask for that alone', async () => {
    const { path, maker } = await table();
    const { status, headers, text } = await server.ask('HEAD', `${path}/stream`, { token: maker });
    expect([status, headers['content-type'], text]).toEqual([200, 'text/event-stream', '']);
  });
});

describe('a server that is being closed', () => {
  test('ends streams, and answers those who wait, at once', async () => {
    const another = await server.another();
    const { id, maker, path, version } = await table();
    const client = await StreamClient.open({ port: another.port, path: `${path}/stream`, token: maker });
    await client.next();
    const waiting = another.get(`${path}/events?after=${version}&wait=30`, { token: maker });
    await looked();
    await another.close();
    await client.end();
    expect(client.frames.map(({ event }) => event)).toEqual(['snapshot']);
    expect((await waiting).body.items).toEqual([]);
    // Where it left off, at the server that is left.
    const again = await follow(id, maker);
    expect(await again.next()).toMatchObject({ id: version });
    again.close();
  });
});

const looked = (): Promise<void> => new Promise((next) => setTimeout(next, 1_200));
