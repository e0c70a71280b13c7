import { randomUUID } from 'node:crypto';
import { calls, example, filled, METHODS, needsToken, ofGames, paths } from './support/calls.js';
import { serve, type Served } from './support/server.js';

describe('every call', () => {
  let server: Served;
  let token: string;

  beforeAll(async () => {
    server = await serve({ WEBHOOK_TARGETS: 'any' });
    token = await server.newAdministrator();
  });
  afterAll(() => server.close());

  it.each(Object.keys(paths))('of %s is named where another method is asked for', async (path) => {
    const there = Object.keys(paths[path]!).map((method) => method.toUpperCase());
    const url = filled(calls.find((one) => one.path === path)!);
    const { status, headers } = await server.ask(
      METHODS.find((method) => !there.includes(method))!,
      url,
    );
    const allowed = [...there, ...(there.includes('GET') ? ['HEAD'] : [])];
    expect([status, headers['allow']?.split(', ').sort()]).toEqual([405, allowed.sort()]);
  });

  it.each(calls.filter(needsToken))('$name needs a token, and one that is valid', async (call) => {
    for (const asking of [example(call), example(call, 'hkr_nobody')]) {
      const { status, body, headers } = await server.ask(call.method, filled(call), asking);
      expect([status, body.code]).toEqual([401, 'unauthenticated']);
      expect(headers['www-authenticate']).toMatch(/^Bearer/);
    }
  });

  it.each(ofGames)('$name says of a game that there is none', async (call) => {
    const asked = filled(call, { game: randomUUID() });
    const { status, body } = await server.ask(call.method, asked, example(call, token));
    expect([status, body.code]).toEqual([404, 'game-not-found']);
  });

  // To delete what is gone already is no fault.
  const ofWebhooks = calls.filter(({ path, name }) => path.includes('{webhook}') && name !== 'removeWebhook');

  it.each(ofWebhooks)('$name says of a webhook that was deleted that there is none', async (call) => {
    const made = await server.post('/v1/webhooks', { token, body: { url: 'http://127.0.0.1:9/' } });
    const webhook = String(made.body.webhook.id);
    expect((await server.delete(`/v1/webhooks/${webhook}`, { token })).status).toBe(204);
    const { status, body } = await server.ask(call.method, filled(call, { webhook }), example(call, token));
    expect([status, body.code]).toEqual([404, 'webhook-not-found']);
  });
});
