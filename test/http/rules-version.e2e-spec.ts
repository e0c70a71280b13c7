import { serve, type Served } from './support/server.js';
import { asking, seated } from './support/table.js';

let server: Served;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.close());

test('a game says by which rules it is played, and goes on by none but newer ones', async () => {
  const table = await seated(server, { ruleset: 'vampire-graves', options: { players: 2 } });
  const players = asking(server, table);
  const token = table.tokens['player-1'];
  const path = `/v1/games/${table.id}/rules-version`;
  const { body: known } = await players.get('player-1', 'rules-version');
  const { rulesVersion } = await players.game();
  expect(known).toMatchObject({ seat: 'player-1', rulesVersion, newest: rulesVersion, asked: null });
  const newer = await server.post(path, { token, body: { rulesVersion: Number(rulesVersion) + 1 } });
  expect([newer.status, newer.body]).toEqual([
    409,
    expect.objectContaining({ code: 'no-newer-rules', rulesVersion, newest: rulesVersion }),
  ]);
  const same = await server.post(path, { token, body: { rulesVersion } });
  expect([same.status, same.body]).toEqual([200, known]);
  const wrong = await server.post(path, { token, body: { rulesVersion: 'the newest' } });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'invalid-request']);
  expect((await players.game()).version).toBe(known.version);
});
