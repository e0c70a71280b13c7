import { randomUUID } from 'node:crypto';
import { type Served, serve } from './support/server.js';
import { asking, seated } from './support/table.js';

const DAY = 86_400;
const GRAVES = { ruleset: 'vampire-graves', options: { players: 3 } };
const TIME = { mode: 'perTurn', seconds: 3 * DAY, weekendsOff: 'Europe/Berlin', vacationDays: 14 };
const MISSING = { after: 2, then: 'substitute' };

let server: Served;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

const make = async (time: unknown) =>
  server.post('/v1/games', { token: await server.newPlayer('Maker'), body: { ...GRAVES, time } });

/** Where a request is wrong, and how. */
const wrongs = async (time: unknown): Promise<unknown[]> => {
  const { status, body } = await make(time);
  expect(status).toBe(400);
  return (body as { errors: { pointer: string; what: string }[] }).errors.map(({ pointer, what }) => [
    pointer,
    what,
  ]);
};

describe('the time that a game gives', () => {
  it('is shown with its defaults', async () => {
    const { body } = await make(TIME);
    expect(body.time).toEqual({ ...TIME, graceSeconds: 0, misses: { after: 1, then: 'nothing' } });
    expect((await make(undefined)).body.time).toEqual({ mode: 'none' });
  });

  it('is refused where it is not one', async () => {
    expect(await wrongs({ mode: 'perTurn' })).toEqual([['/time/seconds', 'is required']]);
    expect(await wrongs({ ...TIME, bank: DAY })).toEqual([['/time/bank', 'goes only with "mode" "bank"']]);
    expect(await wrongs({ mode: 'none', seconds: DAY })).toEqual([
      ['/time/seconds', 'goes only with "mode" "perTurn", "bank"'],
    ]);
    expect(await wrongs({ ...TIME, weekendsOff: 'Mars/Olympus' })).toEqual([
      ['/time/weekendsOff', 'must be the name of a time zone, like Europe/Paris'],
    ]);
    expect(await wrongs({ ...TIME, misses: { after: 0, then: 'bot', more: 1 } })).toEqual([
      ['/time/misses/more', 'is not known here'],
      ['/time/misses/after', 'must be at least 1'],
    ]);
    expect(await wrongs('soon')).toEqual([['/time', 'must be an object']]);
  });

  it('gives who is asked a deadline, in the game and in the view', async () => {
    const table = await seated(server, { ...GRAVES, time: TIME });
    const players = asking(server, table);
    const [seat] = await players.awaiting();
    const { deadlines } = await players.game();
    expect(deadlines).toEqual([
      { seat, decision: expect.any(String) as string, at: expect.any(String) as string },
    ]);
    const { body: view } = await players.get(seat!, 'view');
    expect(view.decisions[0].deadlines).toEqual([{ seat, at: deadlines[0].at }]);
    expect(view.decisions[0].id).toBe(deadlines[0].decision);
  });
});

describe('a vacation', () => {
  it('is taken, listed and ended', async () => {
    const table = await seated(server, { ...GRAVES, time: TIME });
    const token = table.tokens['player-1']!;
    const until = new Date(Date.now() + 5 * DAY * 1000).toISOString();
    const taken = await server.post('/v1/me/vacations', { token, body: { until } });
    expect(taken.status).toBe(201);
    expect(taken.headers['ratelimit']).toBe('"vacations";r=9;t=86400');
    expect(taken.body.games).toEqual([{ game: table.id, seat: 'player-1', counts: true, why: null }]);
    const again = await server.post('/v1/me/vacations', { token, body: { until } });
    expect([again.status, again.body.id]).toEqual([201, taken.body.id]);
    const within = { until: new Date(Date.now() + 2 * DAY * 1000).toISOString() };
    expect((await server.post('/v1/me/vacations', { token, body: within })).body.code).toBe('vacation-taken');
    const { body } = await server.get('/v1/me/vacations', { token });
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([taken.body.id]);
    const ended = await server.ask('DELETE', `/v1/me/vacations/${taken.body.id as string}`, { token });
    expect(ended.status).toBe(204);
    const gone = await server.ask('DELETE', `/v1/me/vacations/${taken.body.id as string}`, { token });
    expect(gone.body.code).toBe('vacation-not-found');
    const none = await server.ask('DELETE', '/v1/me/vacations/tomorrow', { token });
    expect(none.body.code).toBe('vacation-not-found');
    expect((await server.ask('DELETE', `/v1/me/vacations/${randomUUID()}`, { token })).status).toBe(404);
  });

  it('is refused where it has passed or is no time', async () => {
    const token = await server.newPlayer('Away');
    for (const until of ['yesterday', '2031-02-30T00:00:00Z', '2001-01-01T00:00:00Z']) {
      expect((await server.post('/v1/me/vacations', { token, body: { until } })).status).toBe(400);
    }
  });
});

describe('a game that is played', () => {
  it('goes on without who resigns', async () => {
    const table = await seated(server, GRAVES);
    const { status, body } = await server.post(`/v1/games/${table.id}/resign`, {
      token: table.tokens['player-1'],
    });
    expect([status, body.status]).toEqual([200, 'playing']);
    expect(body.awaiting).not.toContain('player-1');
  });

  it('can be left, and the seat be taken by somebody who has not known more', async () => {
    const table = await seated(server, { ...GRAVES, time: { ...TIME, misses: MISSING } });
    const claim = `/v1/games/${table.id}/seats/player-1/claim`;
    const token = table.tokens['player-1'];
    expect((await server.ask('DELETE', claim, { token })).status).toBe(204);
    expect((await server.get(`/v1/games/${table.id}/view`, { token })).status).toBe(404);
    expect((await server.post(claim, { token })).body.code).toBe('knows-too-much');
    const other = await server.newPlayer('Substitute');
    const { body: lobby } = await server.get('/v1/games?status=playing', { token: other });
    expect(lobby.items.map(({ id }: { id: string }) => id)).toContain(table.id);
    expect((await server.post(claim, { token: other })).status).toBe(200);
    expect((await server.get(`/v1/games/${table.id}/view`, { token: other })).body.seat).toBe('player-1');
  });
});
