import { type Served, serve } from './support/server.js';

describe('an account', () => {
  let server: Served;
  beforeAll(async () => {
    server = await serve();
  });
  afterAll(() => server.close());

  it('is made with a token, which says who one is', async () => {
    const made = await server.post('/v1/players', {
      body: { displayName: ' Mina ', email: 'mina@example.org' },
    });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      player: {
        id: expect.any(String),
        displayName: 'Mina',
        email: 'mina@example.org',
        createdAt: expect.any(String),
      },
      token: expect.stringMatching(/^hkr_[\w-]{43}$/),
    });
    expect(made.headers['cache-control']).toBe('no-store');
    const me = await server.get('/v1/me', { token: made.body.token });
    expect(me.body).toEqual(made.body.player);
  });

  it('has its mails in the language of the request that makes it', async () => {
    const asked = { displayName: 'Mina', email: 'mina.fr@example.org' };
    const headers = { 'accept-language': 'fr-CA, en;q=0.5' };
    const { token } = (await server.post('/v1/players', { body: asked, headers })).body;
    expect((await server.get('/v1/me/mail', { token })).body.language).toBe('fr');
  });

  it('keeps nothing of a token but its hash', async () => {
    const token = await server.newPlayer();
    const { rows } = await server.database.pool.query('SELECT t::text AS row FROM tokens t');
    expect(JSON.stringify(rows)).not.toContain(token.slice(4));
  });

  it('gives tokens with no more than it has', async () => {
    const token = await server.newPlayer();
    const given = await server.post('/v1/me/tokens', { token, body: { name: 'bot', scopes: ['read'] } });
    expect(given.status).toBe(201);
    const bot = given.body.token as string;
    expect((await server.get('/v1/me', { token: bot })).status).toBe(200);
    const refused = await server.post('/v1/games', { token: bot, body: { ruleset: 'vampire-graves' } });
    expect(refused.body).toMatchObject({ code: 'missing-scope', status: 403 });
    expect(refused.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="play"');
    for (const scopes of [['admin'], ['read', 'metrics']]) {
      const more = await server.post('/v1/me/tokens', { token, body: { name: 'more', scopes } });
      expect(more.body.code).toBe('missing-scope');
    }
  });

  it('gives tokens with no longer life than the one that asks', async () => {
    const token = await server.newPlayer();
    const soon = new Date(Date.now() + 60_000).toISOString();
    const later = new Date(Date.now() + 120_000).toISOString();
    const scopes = ['read', 'account'];
    const short = await server.post('/v1/me/tokens', {
      token,
      body: { name: 'short', scopes, expiresAt: soon },
    });
    const asking = { token: short.body.token as string };
    const child = await server.post('/v1/me/tokens', { ...asking, body: { name: 'child', scopes } });
    expect(child.body.expiresAt).toBe(soon);
    for (const expiresAt of [later, '2020-01-01T00:00:00Z', '2031-W10-1', 'soon']) {
      const wrong = await server.post('/v1/me/tokens', { ...asking, body: { name: 'x', scopes, expiresAt } });
      expect(wrong.body.errors[0]).toEqual({ pointer: '/expiresAt', what: expect.any(String) });
    }
  });

  it('revokes a token at once', async () => {
    const token = await server.newPlayer();
    const given = await server.post('/v1/me/tokens', { token, body: { name: 'bot', scopes: ['read'] } });
    const listed = await server.get('/v1/me/tokens', { token });
    expect(listed.body.items.map(({ name, current }: never) => [name, current])).toEqual([
      ['first token', true],
      ['bot', false],
    ]);
    expect(listed.text).not.toContain('hkr_');
    const path = `/v1/me/tokens/${String(given.body.id)}`;
    expect((await server.delete(path, { token: await server.newPlayer() })).status).toBe(404);
    expect((await server.delete(path, { token })).status).toBe(204);
    expect((await server.get('/v1/me', { token: given.body.token })).body.code).toBe('unauthenticated');
    expect((await server.delete(path, { token })).status).toBe(204);
  });

  it('is never let in with an id', async () => {
    const token = await server.newPlayer();
    const { id } = (await server.get('/v1/me', { token })).body;
    expect((await server.get('/v1/me', { token: id })).status).toBe(401);
  });

  it('can be erased', async () => {
    const token = await server.newPlayer('Lucy Westenra');
    const { id } = (await server.get('/v1/me', { token })).body;
    const game = await server.post('/v1/games', {
      token,
      body: { ruleset: 'vampire-graves', seats: [{ seat: 'player-1', as: 'me' }] },
    });
    expect((await server.delete('/v1/me', { token })).status).toBe(204);
    expect((await server.get('/v1/me', { token })).status).toBe(401);
    const { rows } = await server.database.pool.query('SELECT p::text AS row FROM players p WHERE id = $1', [
      id,
    ]);
    expect(JSON.stringify(rows)).not.toContain('Lucy');
    const left = await server.get(`/v1/games/${String(game.body.id)}`, { token: await server.newPlayer() });
    expect([404, 200]).toContain(left.status);
    expect(left.text).not.toContain('Lucy');
  });
});

describe('registration', () => {
  it('is limited per address', async () => {
    const server = await serve({ REGISTRATIONS_PER_HOUR: '2' });
    try {
      const answers = [];
      for (let count = 0; count < 3; count++) {
        answers.push(await server.post('/v1/players', { body: { displayName: 'Mina' } }));
      }
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 429]);
      expect(answers.map(({ headers }) => headers['ratelimit'])).toEqual([
        '"registrations";r=1;t=3600',
        expect.stringMatching(/^"registrations";r=0;t=\d+$/),
        expect.stringMatching(/^"registrations";r=0;t=\d+$/),
      ]);
      expect(Number(answers[2]!.headers['retry-after'])).toBeGreaterThan(3_500);
    } finally {
      await server.close();
    }
  });

  it('can be closed; an administrator still makes accounts', async () => {
    const server = await serve({ REGISTRATION: 'closed', REGISTRATIONS_PER_HOUR: '0' });
    try {
      const body = { displayName: 'Mina' };
      expect((await server.post('/v1/players', { body })).body.code).toBe('registration-closed');
      const token = await server.newAdministrator();
      const made = await server.post('/v1/players', { token, body });
      expect(made.status).toBe(201);
      const own = { token: made.body.token as string, body };
      expect((await server.post('/v1/players', own)).body.code).toBe('registration-closed');
      const metrics = await server.get('/metrics', { token, headers: { forwarded: 'for=203.0.113.9' } });
      expect(metrics.status).toBe(200);
      expect((await server.get('/metrics', { headers: { forwarded: 'for=203.0.113.9' } })).status).toBe(401);
    } finally {
      await server.close();
    }
  });
});
