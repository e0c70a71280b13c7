import { faultIn } from '../verifier/support/verifier.js';
import { type Served, serve } from './support/server.js';

describe('checkpoints', () => {
  let server: Served;
  let mina: string;
  let game: string;

  beforeAll(async () => {
    server = await serve({ CHECKPOINT_EVERY: '1' });
    mina = await server.newPlayer('Mina');
    const body = { ruleset: 'vampire-graves', options: { players: 2 } };
    game = (await server.post('/v1/games', { token: mina, body })).body.id;
    await checkpoint(1);
    await server.post(`/v1/games/${game}/seats/player-1/claim`, { token: mina });
    await checkpoint(2);
  });
  afterAll(() => server.close());

  /** Waits until the server has made it. */
  async function checkpoint(number: number): Promise<void> {
    for (;;) {
      if ((await server.get(`/v1/checkpoints/${number}`)).status === 200) return;
      await new Promise((next) => setTimeout(next, 100));
    }
  }

  it('are made by themselves, and can be read by anyone, newest first', async () => {
    const { body, headers } = await server.get('/v1/checkpoints');
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(body.items.map(({ number }: { number: number }) => number)).toEqual([2, 1]);
    expect(body.items[0].previous).toBe(body.items[1].hash);
    expect(body.next).toBeNull();
    expect((await server.get('/v1/checkpoints/1')).body).toEqual(body.items[1]);
  });

  it('are read page by page', async () => {
    const { body: first } = await server.get('/v1/checkpoints?limit=1');
    const { body: second } = await server.get(`/v1/checkpoints?limit=1&cursor=${first.next}`);
    expect([first.items[0].number, second.items[0].number, second.next]).toEqual([2, 1, null]);
    const { body: games } = await server.get('/v1/games?limit=1', { token: mina });
    for (const cursor of ['x', games.next ?? 'bmV4dA', `${first.next}A`])
      expect((await server.get(`/v1/checkpoints?cursor=${cursor}`)).body.code).toBe('invalid-request');
    expect((await server.get(`/v1/games?cursor=${first.next}`, { token: mina })).status).toBe(400);
  });

  it('lead to the game, for those who may see it', async () => {
    const path = `/v1/checkpoints/1/games/${game}`;
    const { body: kept } = await server.get(path, { token: mina });
    expect(kept).toMatchObject({ game, version: 1, index: 0, path: [] });
    const { text } = await server.get(`/v1/games/${game}/proof`, { token: mina });
    const keys = (await server.get('/v1/keys')).body.items;
    expect(faultIn(Buffer.from(text), { keys, checkpoint: kept })).toBeUndefined();
    expect((await server.get(path)).body.code).toBe('unauthenticated');
  });

  it('are not found where there is none', async () => {
    for (const number of ['0', '999', '1.5', '-1', 'last', '99999999999'])
      expect((await server.get(`/v1/checkpoints/${number}`)).body.code).toBe('checkpoint-not-found');
    const elsewhere = '/v1/checkpoints/1/games/0197a3c4-58f1-7c63-9d0e-3b6a5f2d1c48';
    expect((await server.get(elsewhere, { token: mina })).body.code).toBe('game-not-found');
  });
});
