import type { PoolClient } from 'pg';
import { type Answer, type Served, serve } from './support/server.js';

const GAME = { ruleset: 'vampire-graves', visibility: 'public', options: { players: 2 } };

let server: Served;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let count = 0; count < 100 && !(await holds()); count++)
    await new Promise((next) => setTimeout(next, 100));
  expect(await holds()).toBe(true);
}

const count = async (sql: string, id: string) =>
  Number((await server.database.pool.query<{ count: string }>(sql, [id])).rows[0]!.count);

test('whatever is under way while an account is erased, nothing is left of it', async () => {
  const host = await server.newPlayer('Host');
  for (let round = 0; round < 8; round++) {
    const token = await server.newPlayer('Lucy');
    const id = (await server.get('/v1/me', { token })).body.id as string;
    const games = await Promise.all(
      [1, 2, 3, 4].map(() => server.post('/v1/games', { token: host, body: GAME })),
    );
    const wanted = { name: 'more', scopes: ['read', 'account'] };
    const outrun = (): Promise<Answer>[] => [
      ...games.map(({ body }) => server.post(`/v1/games/${String(body.id)}/seats/player-1/claim`, { token })),
      server.post('/v1/games', { token, body: { ...GAME, seats: [{ seat: 'player-1', as: 'me' }] } }),
      ...[1, 2, 3, 4].map(() => server.post('/v1/me/tokens', { token, body: wanted })),
    ];
    const before = outrun();
    if (round % 2 === 0) await before[round % before.length];
    const erasing = [server.delete('/v1/me', { token }), server.delete('/v1/me', { token })];
    const answers = await Promise.all([...before, ...erasing, ...outrun()]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect((await Promise.all(erasing)).map(({ status }) => status)).toContain(204);
    const tokens = answers.flatMap(({ body }) => (body?.token === undefined ? [] : [body.token as string]));
    for (const one of [token, ...tokens])
      expect((await server.get('/v1/me', { token: one })).status).toBe(401);
    expect(await count('SELECT count(*) FROM tokens WHERE player_id = $1', id)).toBe(0);
    await until(
      async () =>
        (await count(
          `SELECT count(*) FROM seats s JOIN games g ON g.id = s.game_id
          WHERE s.player_id = $1 AND g.status IN ('open', 'playing')`,
          id,
        )) +
          (await count(`SELECT count(*) FROM games WHERE maker = $1 AND status = 'open'`, id)) ===
        0,
    );
  }
});

test('a token that was left behind opens nothing', async () => {
  const token = await server.newPlayer('Lucy');
  const { id } = (await server.get('/v1/me', { token })).body;
  await server.database.pool.query('UPDATE players SET erased_at = now() WHERE id = $1', [id]);
  expect((await server.get('/v1/games', { token })).status).toBe(401);
});

test('a token that waits for the erasing is not made', async () => {
  const token = await server.newPlayer('Lucy');
  const { id } = (await server.get('/v1/me', { token })).body;
  const other = await server.database.pool.connect();
  try {
    await other.query('BEGIN');
    await other.query('UPDATE players SET erased_at = now() WHERE id = $1', [id]);
    const asked = server.post('/v1/me/tokens', { token, body: { name: 'late', scopes: ['read'] } });
    await new Promise((next) => setTimeout(next, 300));
    await other.query('COMMIT');
    expect((await asked).body.code).toBe('unauthenticated');
  } finally {
    other.release();
  }
});

test('a server without a free connection says that it cannot serve', async () => {
  expect((await server.get('/readyz')).status).toBe(200);
  const asked = jest.spyOn(server.database.pool, 'query');
  const held: PoolClient[] = [];
  for (let free = 0; free < 12; free++) held.push(await server.database.pool.connect());
  try {
    const answers = await Promise.all([server.get('/readyz'), server.get('/readyz')]);
    expect(answers.map(({ body }) => body.code)).toEqual(['not-ready', 'not-ready']);
    expect(
      asked.mock.calls.filter(([text]) => String(text).includes('FROM tokens WHERE false')),
    ).toHaveLength(1);
  } finally {
    asked.mockRestore();
    held.forEach((client) => client.release());
  }
  await until(async () => (await server.get('/readyz')).status === 200);
});
