import { MovableClock } from '../support/movable-clock.js';
import { serve, type Served, type Serving } from './support/server.js';
import { StreamClient } from './support/stream-client.js';
import { asking, goesOn, seated, type Table } from './support/table.js';

const GRAVES = { ruleset: 'vampire-graves', options: { players: 3 } };

let server: Served;
let other: Serving;
const open: StreamClient[] = [];

beforeAll(async () => {
  server = await serve();
  other = await server.another();
});
afterEach(() => open.splice(0).forEach((client) => client.close()));
afterAll(async () => {
  await other.close();
  await server.close();
});

interface Follow {
  readonly at?: Serving;
  readonly query?: string;
  readonly last?: number | string;
}

async function follow(game: string, token: string, { at = server, query = '', last }: Follow = {}) {
  const client = await StreamClient.open({
    ...{ port: at.port, path: `/v1/games/${game}/stream${query}`, token },
    ...(last === undefined ? {} : { headers: { 'last-event-id': String(last) } }),
  });
  open.push(client);
  return client;
}

const someSeat = ({ tokens }: Table) => Object.entries(tokens)[0]!;
const entriesOf = async (game: string, token: string, query = '') =>
  (await server.get(`/v1/games/${game}/events?limit=500${query}`, { token })).body.items as {
    entry: number;
  }[];

describe('a stream', () => {
  test('begins with the view, and goes on with each entry as /events has it', async () => {
    const table = await seated(server, GRAVES);
    const players = asking(server, table);
    const [seat, token] = someSeat(table);
    const client = await follow(table.id, token);
    expect(client.status).toBe(200);
    expect(client.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'content-language': 'en',
    });
    const first = await client.next();
    const { body } = await server.get(`/v1/games/${table.id}/view`, { token });
    expect([first.event, first.id, first.data]).toEqual(['snapshot', body.version, body]);
    const { entry } = await goesOn(players);
    const { event, id, data } = await client.next();
    const [told] = await entriesOf(table.id, token, `&after=${entry - 1}`);
    expect([event, id, data.entry]).toEqual(['entry', entry, told]);
    const game = await players.game();
    expect(data).toMatchObject({
      version: game.version,
      status: 'playing',
      awaiting: game.awaiting,
      head: game.head,
    });
    expect(data.entry.seal.opened).toHaveProperty(seat);
  });

  test('tells each seat what it may know, and a spectator what a spectator may', async () => {
    const table = await seated(server, { ...GRAVES, visibility: 'public' });
    const stranger = await server.newPlayer('Stranger');
    const viewers = [...Object.values(table.tokens), stranger];
    const clients = await Promise.all(viewers.map((token) => follow(table.id, token)));
    for (const client of clients) await client.next();
    const players = asking(server, table);
    for (let count = 0; count < 4; count++) {
      const { entry } = await goesOn(players);
      for (const [place, client] of clients.entries()) {
        const { data } = await client.next();
        const [told] = await entriesOf(table.id, viewers[place]!, `&after=${entry - 1}`);
        expect(data.entry).toEqual(told);
      }
    }
  });

  test('hears what another server has written', async () => {
    const table = await seated(server, GRAVES);
    const [, token] = someSeat(table);
    const client = await follow(table.id, token, { at: other });
    await client.next();
    const { entry } = await goesOn(asking(server, table));
    expect(await client.next()).toMatchObject({ event: 'entry', id: entry });
  });

  test('goes on after the last frame that a client has, without a gap and without a double, while others move', async () => {
    const table = await seated(server, GRAVES);
    const [, token] = someSeat(table);
    const players = asking(server, table);
    let moves = 24;
    const moving = (async () => {
      while (moves-- > 0) await goesOn(players);
    })();
    const heard: (number | undefined)[] = [];
    let last = 1;
    for (let turn = 0; moves >= 0; turn++) {
      const client = await follow(table.id, token, { at: turn % 2 === 0 ? server : other, last });
      await client.until(() => client.frames.length > turn % 3 || moves < 0);
      client.close();
      const ids = client.ids;
      expect(client.frames.every(({ event }) => event === 'entry')).toBe(true);
      heard.push(...ids);
      last = ids.at(-1) ?? last;
    }
    await moving;
    const { version } = await players.game();
    const client = await follow(table.id, token, { last });
    await client.until(() => last === version || client.ids.includes(version));
    heard.push(...client.ids);
    expect(heard).toEqual(Array.from({ length: version - 1 }, (_, place) => place + 2));
  });

  test('goes on by a parameter too, and the header counts before it', async () => {
    const table = await seated(server, GRAVES);
    const [, token] = someSeat(table);
    const first = await (await follow(table.id, token, { query: '?after=0' })).next();
    expect([first.event, first.id]).toEqual(['entry', 1]);
    const next = await (await follow(table.id, token, { query: '?after=0', last: 2 })).next();
    expect([next.event, next.id]).toEqual(['entry', 3]);
  });

  test('begins anew with the view where too much was missed, or the game has not come so far', async () => {
    const table = await seated(server, GRAVES);
    const [, token] = someSeat(table);
    const players = asking(server, table);
    const ahead = await follow(table.id, token, { last: 1000 });
    expect(await ahead.next()).toMatchObject({ event: 'snapshot', id: 5 });
    for (let count = 0; count < 97; count++) await goesOn(players);
    const { version } = await players.game();
    const far = await follow(table.id, token, { last: version - 101 });
    expect(await far.next()).toMatchObject({ event: 'snapshot', id: version });
    const near = await follow(table.id, token, { last: version - 100 });
    expect(await near.next()).toMatchObject({ event: 'entry', id: version - 99 });
    await near.until(() => near.ids.length === 100);
  });

  test('does not tell again what has passed', async () => {
    const table = await seated(server, GRAVES);
    const players = asking(server, table);
    const { seat, entry } = await goesOn(players, 'open');
    const passingIn = async () => {
      const client = await follow(table.id, table.tokens[seat]!, { last: entry - 1 });
      const { data } = await client.next();
      return data.entry.events.filter(({ audience }: { audience: string }) => audience === 'passing').length;
    };
    expect(await passingIn()).toBeGreaterThan(0);
    // Until the seat has acted again.
    for (let acted = ''; acted !== seat;) acted = (await goesOn(players)).seat;
    expect(await passingIn()).toBe(0);
  });

  test('ends with the game, and is not opened again by who knows the end', async () => {
    const maker = await server.newPlayer();
    const { body: game } = await server.post('/v1/games', { token: maker, body: GRAVES });
    const client = await follow(game.id, maker);
    await client.next();
    await server.delete(`/v1/games/${game.id}`, { token: maker });
    expect(await client.next()).toMatchObject({ event: 'entry', id: 2 });
    expect(await client.next()).toMatchObject({ event: 'end', id: 2, data: { status: 'cancelled' } });
    await client.end();
    const late = await follow(game.id, maker, { last: 1 });
    await late.end();
    expect(late.frames.map(({ event }) => event)).toEqual(['entry', 'end']);
    const again = await follow(game.id, maker, { last: 2 });
    await again.end();
    expect([again.status, again.text]).toEqual([204, '']);
  });
});

describe('a stream of somebody who may look no more', () => {
  test.each([
    ['with a revoked token', async (token: string) => revoke(token)],
    ['whose account is erased', async (token: string) => void (await server.delete('/v1/me', { token }))],
  ])('%s is closed, on every server, and told nothing more', async (_, end) => {
    const holder = await server.newPlayer('Goes');
    const table = await seated(server, { ...GRAVES, visibility: 'public' });
    const clients = [await follow(table.id, holder), await follow(table.id, holder, { at: other })];
    for (const client of clients) await client.next();
    await end(holder);
    await goesOn(asking(server, table));
    for (const client of clients) {
      expect(await client.next()).toMatchObject({ event: 'gone', data: { code: 'unauthenticated' } });
      await client.end();
    }
  });

  async function revoke(token: string): Promise<void> {
    const { items } = (await server.get('/v1/me/tokens', { token })).body;
    await server.delete(`/v1/me/tokens/${items[0].id}`, { token });
  }

  test('a seat that is given up in a private game sees nothing of that, nor of what comes after', async () => {
    const maker = await server.newPlayer('Maker');
    const leaves = await server.newPlayer('Leaves');
    const { body: game } = await server.post('/v1/games', {
      token: maker,
      body: { ...GRAVES, start: 'manual' },
    });
    const [{ seat }] = game.seats;
    await server.post(`/v1/games/${game.id}/seats/${seat}/claim`, { token: leaves });
    const client = await follow(game.id, leaves, { query: `?seat=${seat}` });
    await client.next();
    await server.delete(`/v1/games/${game.id}/seats/${seat}/claim`, { token: leaves });
    expect(await client.next()).toMatchObject({ event: 'gone', data: { code: 'not-your-seat' } });
    await client.end();
  });

  test('a stranger who watched a private table being set up does not see the game begin', async () => {
    const maker = await server.newPlayer('Maker');
    const stranger = await server.newPlayer('Stranger');
    const { body: game } = await server.post('/v1/games', {
      token: maker,
      body: GRAVES,
    });
    const client = await follow(game.id, stranger);
    expect(await client.next()).toMatchObject({ event: 'snapshot', data: { seat: null } });
    for (const { seat } of game.seats) {
      const token = await server.newPlayer(seat);
      await server.post(`/v1/games/${game.id}/seats/${seat}/claim`, { token });
    }
    await client.end();
    expect(client.text).toContain('SeatTaken');
    expect(client.frames.at(-1)).toMatchObject({ event: 'gone', data: { code: 'game-not-found' } });
    expect(client.text).not.toContain('GameBegan');
  });

  test('a token that runs out is not good for another frame', async () => {
    const clock = new MovableClock();
    const timed = await serve({}, clock);
    const table = await seated(timed, { ...GRAVES, visibility: 'public' });
    const token = await timed.newPlayer('Short');
    const made = await timed.post('/v1/me/tokens', {
      token,
      body: { name: 'short', scopes: ['read'], expiresAt: new Date(clock.now().getTime() + 60_000) },
    });
    const client = await StreamClient.open({
      ...{ port: timed.port, path: `/v1/games/${table.id}/stream`, token: made.body.token },
    });
    await client.next();
    clock.move(59_000);
    await goesOn(asking(timed, table));
    expect(await client.next()).toMatchObject({ event: 'entry' });
    clock.move(1_000);
    await goesOn(asking(timed, table));
    expect(await client.next()).toMatchObject({ event: 'gone', data: { code: 'unauthenticated' } });
    await client.end();
    await timed.close();
  });
});

describe('what is refused is a problem, before the first byte', () => {
  test.each([
    ['without a token', {}, '', 401, 'unauthenticated'],
    ['of a game that is not there', { known: true }, '', 404, 'game-not-found'],
    ['by a parameter that is not known', { known: true }, '?since=1', 400, 'invalid-request'],
    ['after what is no number', { known: true }, '?after=x', 400, 'invalid-request'],
  ])('%s', async (_, { known = false }: { known?: boolean }, query, status, code) => {
    const token = known ? await server.newPlayer() : undefined;
    const path = `/v1/games/0197a3c4-58f1-7c63-9d0e-3b6a5f2d1c48/stream${query}`;
    const { body, ...answer } = await server.get(path, { token });
    expect([answer.status, body.code]).toEqual([status, code]);
  });

  test.each(['x', '-1', '1.5', '99999999999', '4, 5'])('after the unreadable id %s', async (last) => {
    const table = await seated(server, GRAVES);
    const [, token] = someSeat(table);
    const client = await follow(table.id, token, { last });
    await client.end();
    expect([client.status, JSON.parse(client.text).code]).toEqual([400, 'invalid-request']);
    expect(client.text).toContain('Last-Event-ID');
  });

  test('as a seat of somebody else, and of a private game', async () => {
    const table = await seated(server, GRAVES);
    const [[, token], [another]] = Object.entries(table.tokens) as [[string, string], [string, string]];
    const stranger = await server.newPlayer();
    const path = `/v1/games/${table.id}/stream`;
    expect((await server.get(`${path}?seat=${another}`, { token })).body.code).toBe('not-your-seat');
    expect((await server.get(path, { token: stranger })).body.code).toBe('game-not-found');
  });
});
