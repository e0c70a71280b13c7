import { randomUUID } from 'node:crypto';
import { type Served, serve } from './support/server.js';

const RULESET = 'vampire-graves';

describe('a game', () => {
  let server: Served;
  let mina: string;
  let jonathan: string;
  let stranger: string;

  beforeAll(async () => {
    server = await serve();
    [mina, jonathan, stranger] = [
      await server.newPlayer('Mina'),
      await server.newPlayer('Jonathan'),
      await server.newPlayer('Renfield'),
    ];
  });
  afterAll(() => server.close());

  const create = (body: object = {}) =>
    server.post('/v1/games', { token: mina, body: { ruleset: RULESET, options: { players: 2 }, ...body } });

  async function begun(options: object = { players: 2 }): Promise<string> {
    const made = await create({ options, seats: [{ seat: 'player-1', as: 'me', entropy: 'mine' }] });
    const path = `/v1/games/${String(made.body.id)}/seats/player-2/claim`;
    const claimed = await server.post(path, { token: jonathan, body: { entropy: 'his' } });
    expect(claimed.body.status).toBe('playing');
    return made.body.id as string;
  }

  /** Whoever is asked now, with what is on offer. */
  async function asked(game: string) {
    const { body } = await server.get(`/v1/games/${game}`, { token: mina });
    const token = body.awaiting[0] === 'player-1' ? mina : jonathan;
    const offer = await server.get(`/v1/games/${game}/actions`, { token });
    return { token, actions: offer.body.actions as { id: string; type: string; label: string }[] };
  }

  describe('before it begins', () => {
    it('is made and found', async () => {
      const made = await create({ visibility: 'public', seats: [{ seat: 'player-2', as: 'invite' }] });
      expect(made.status).toBe(201);
      expect(made.headers['location']).toBe(`/v1/games/${String(made.body.id)}`);
      expect(made.body.invitations).toEqual([{ seat: 'player-2', code: expect.any(String), email: null }]);
      const { invitations: _, ...game } = made.body;
      expect((await server.get(made.headers['location']!, { token: stranger })).body).toEqual(game);
      const listed = await server.get('/v1/games?status=open&limit=1', { token: stranger });
      expect(listed.body.items).toEqual([game]);
    });

    it('is sat down at, with an invitation where one is asked for, and left', async () => {
      const made = await create({ seats: [{ seat: 'player-2', as: 'invite' }], start: 'manual' });
      const path = `/v1/games/${String(made.body.id)}/seats/player-2/claim`;
      const wrong = await server.post(path, { token: jonathan, body: { invitation: 'x' } });
      expect(wrong.body.code).toBe('invitation-invalid');
      const { code } = made.body.invitations[0];
      expect((await server.post(path, { token: jonathan, body: { invitation: code } })).status).toBe(200);
      expect((await server.post(path, { token: stranger })).body.code).toBe('seat-taken');
      expect((await server.delete(path, { token: stranger })).body.code).toBe('not-your-seat');
      expect((await server.delete(path, { token: jonathan })).status).toBe(204);
      expect((await server.delete(path, { token: jonathan })).status).toBe(204);
    });

    it('is sat down at with no body at all', async () => {
      const made = await create({ start: 'manual' });
      const path = `/v1/games/${String(made.body.id)}/seats/player-1/claim`;
      expect((await server.post(path, { token: jonathan })).status).toBe(200);
      const empty = { token: jonathan, headers: { 'content-type': 'application/json' } };
      expect((await server.post(path, empty)).status).toBe(200);
    });

    it('invites, begins and is cancelled by its maker alone', async () => {
      const made = await create({ start: 'manual', seats: [{ seat: 'player-1', as: 'me' }] });
      const path = `/v1/games/${String(made.body.id)}`;
      const asked = { body: { seat: 'player-2', email: 'lucy@example.org' } };
      expect((await server.post(`${path}/invitations`, { token: jonathan, ...asked })).body.code).toBe(
        'not-the-maker',
      );
      expect((await server.post(`${path}/invitations`, { token: mina, ...asked })).status).toBe(201);
      const listed = await server.get(`${path}/invitations`, { token: mina });
      expect(listed.body.items).toEqual([
        { seat: 'player-2', email: 'lucy@example.org', createdAt: expect.any(String), used: false },
      ]);
      const early = await server.post(`${path}/start`, { token: mina });
      expect(early.body.detail).toContain('player-2');
      expect((await server.delete(path, { token: jonathan })).body.code).toBe('not-the-maker');
      expect((await server.delete(path, { token: mina })).status).toBe(204);
      expect((await server.get(path, { token: mina })).body.status).toBe('cancelled');
    });

    it.each([
      [{ ruleset: 'chess' }, 'ruleset-not-found'],
      [{ options: { players: 99 } }, 'invalid-options'],
      [{ options: { nope: 1 } }, 'invalid-options'],
      [{ seats: [{ seat: 'player-9', as: 'me' }] }, 'seat-not-found'],
      [
        {
          seats: [
            { seat: 'player-1', as: 'me' },
            { seat: 'player-1', as: 'bot' },
          ],
        },
        'invalid-request',
      ],
      [{ seats: [{ seat: 'player-1', as: 'ghost' }] }, 'invalid-request'],
      [{ seats: 'all' }, 'invalid-request'],
      [{ options: { players: 'x' } }, 'invalid-options', '/options/players', 'must be an integer'],
      [{ options: { mode: 1 } }, 'invalid-options', '/options/mode', 'must be one of memory, openNotes'],
      [{ seats: [{ seat: 'player-9', as: 'me' }] }, 'seat-not-found', '/seats/0/seat'],
    ])('is refused as %j', async (body, code, ...[pointer, what]: string[]) => {
      const { body: problem } = await create(body);
      expect(problem.code).toBe(code);
      if (pointer === undefined) return;
      expect(problem.errors).toEqual([{ pointer, what: what ?? expect.stringMatching(/^must be/) }]);
    });

    it('is listed page by page', async () => {
      const token = await server.newPlayer();
      const made: string[] = [];
      for (let count = 0; count < 5; count++) {
        const body = { ruleset: RULESET, seats: [{ seat: 'player-1', as: 'me' }] };
        made.unshift((await server.post('/v1/games', { token, body })).body.id as string);
      }
      const listed: string[] = [];
      let next: string | null = '';
      while (next !== null) {
        const cursor: string = next === '' ? '' : `&cursor=${next}`;
        const page = await server.get(`/v1/games?mine=true&limit=2${cursor}`, { token });
        listed.push(...page.body.items.map(({ id }: { id: string }) => id));
        next = page.body.next;
        if (next !== null) {
          const other = await server.get(`/v1/games?limit=2&cursor=${next}`, { token });
          expect(other.body.code).toBe('invalid-request');
        }
      }
      expect(listed).toEqual(made);
    });
  });

  it('is nothing to a stranger', async () => {
    const game = await begun();
    const path = `/v1/games/${game}`;
    const answers = [
      await server.get(path, { token: stranger }),
      await server.get(`${path}/view`, { token: stranger }),
      await server.get(`${path}/actions`, { token: stranger }),
      await server.get(`${path}/events`, { token: stranger }),
      await server.act(game, stranger, { id: 'x' }),
      await server.post(`${path}/seats/player-1/claim`, { token: stranger }),
      await server.delete(path, { token: stranger }),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'game-not-found'));
  });

  it('is seen by who made it without sitting down, who holds no seat', async () => {
    const made = await create();
    const path = `/v1/games/${String(made.body.id)}`;
    await server.post(`${path}/seats/player-1/claim`, { token: jonathan });
    await server.post(`${path}/seats/player-2/claim`, { token: stranger });
    expect((await server.get(`${path}/view`, { token: mina })).body).toMatchObject({ seat: null });
    for (const call of ['actions', 'standing']) {
      const { status, body } = await server.get(`${path}/${call}`, { token: mina });
      expect([call, status, body.code]).toEqual([call, 403, 'not-your-seat']);
    }
    const body = { answers: [] };
    const set = await server.ask('PUT', `${path}/standing`, { token: mina, body });
    expect([set.status, set.body.code]).toEqual([403, 'not-your-seat']);
  });

  it('is seen, and once seen not sent again', async () => {
    const game = await begun();
    const path = `/v1/games/${game}/view`;
    const seen = await server.get(path, { token: mina });
    expect(seen.headers['content-language']).toBe('en');
    expect(seen.headers['cache-control']).toBe('private, no-cache');
    expect(seen.body).toMatchObject({ game, seat: 'player-1', ruleset: RULESET, status: 'playing' });
    expect(seen.body.decisions[0].label).toMatch(/ /);
    const etag = seen.headers['etag']!;
    const again = await server.get(path, { token: mina, headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(again.headers['etag']).toBe(etag);
    const his = await server.get(path, { token: jonathan, headers: { 'if-none-match': etag } });
    expect(his.status).toBe(200);
  });

  it('is acted in, by the id or the fields of what is offered, once for each key', async () => {
    const game = await begun();
    const { token, actions } = await asked(game);
    const { id, label, ...fields } = actions[0]!;
    expect(label).toMatch(/^Open the grave/);
    const key = { 'idempotency-key': randomUUID() };
    const done = await server.act(game, token, { id }, key);
    expect(done.status).toBe(201);
    expect(done.body.receipt).toMatchObject({ version: done.body.version });
    const view = await server.get(`/v1/games/${game}/view`, { token });
    expect(view.body.view).toEqual(done.body.view);
    expect(view.headers['etag']).toBe(done.headers['etag']);
    const again = await server.act(game, token, { id }, key);
    expect(again.status).toBe(201);
    expect(again.body.version).toBe(done.body.version);
    expect([done, again].map(({ headers }) => headers['idempotency-replayed'])).toEqual([undefined, 'true']);
    expect((await server.act(game, token, fields, key)).body.code).toBe('idempotency-key-reused');
  });

  it('refuses what the rules do not allow, and says what they do', async () => {
    const game = await begun();
    const { token, actions } = await asked(game);
    const refused = await server.act(game, token, { type: 'stop' });
    expect(refused.body).toMatchObject({ code: 'illegal-action', status: 422 });
    expect(refused.body.actions.map(({ id }: { id: string }) => id)).toEqual(actions.map(({ id }) => id));
    expect((await server.act(game, token, { type: 'dance' })).body.code).toBe('invalid-action');
    const wrong = await server.act(game, token, { type: 'open', grave: 'x' });
    expect(wrong.body.errors[0].pointer).toBe('/grave');
    const nothing = await server.act(game, token, { id: 'x' });
    expect(nothing.body).toMatchObject({
      code: 'decision-closed',
      errors: [{ pointer: '/id', what: 'no such action is offered' }],
    });
    const idle = await server.act(game, token === mina ? jonathan : mina, { type: 'stop' });
    expect(idle.body.code).toBe('not-asked');
    expect(idle.body.detail).toMatch(
      /^This seat is not asked what this answers; the game waits for player-\d\. /,
    );
  });

  it('can be acted in only at the version that was seen', async () => {
    const game = await begun();
    const { token, actions } = await asked(game);
    const { headers } = await server.get(`/v1/games/${game}/view`, { token });
    const match = { 'if-match': headers['etag']! };
    expect((await server.act(game, token, { id: actions[0]!.id }, match)).status).toBe(201);
    const next = await asked(game);
    expect((await server.act(game, next.token, { id: next.actions[0]!.id }, match)).status).toBe(412);
  });

  it('is played to its end as its clients would play it', async () => {
    const game = await begun({ players: 2, twoPlayerHand: 20 });
    let { body } = await server.get(`/v1/games/${game}`, { token: mina });
    for (let turn = 0; body.status === 'playing' && turn < 3_000; turn++) {
      const { token, actions } = await asked(game);
      const place = actions.find(({ type }) => type.startsWith('place'));
      const action = place ?? actions[(turn * 2_654_435_761) % actions.length]!;
      expect((await server.act(game, token, { id: action.id })).status).toBe(201);
      ({ body } = await server.get(`/v1/games/${game}`, { token: mina }));
    }
    expect(body.status).toBe('finished');
    expect(body.outcome.reason).toMatch(/ /);
    expect(body.outcome.reasonKey).toMatch(/^[\w.-]+$/);
    const entries: { hash: string; seal: { previous: string } }[] = [];
    for (let after: number | null = 0; after !== null;) {
      const path: string = `/v1/games/${game}/events?limit=100&after=${after}`;
      const page: Awaited<ReturnType<typeof server.get>> = await server.get(path, { token: jonathan });
      entries.push(...page.body.items);
      after = page.body.next;
      if (after !== null) expect(after).toBe(page.body.items.at(-1).entry);
    }
    expect(entries).toHaveLength(body.version);
    entries.slice(1).forEach(({ seal }, place) => expect(seal.previous).toBe(entries[place]!.hash));
    const early = await server.get(`/v1/games/${game}/view?version=3`, { token: jonathan });
    expect(early.body.version).toBe(3);
    const late = await server.get(`/v1/games/${game}/view?version=99999`, { token: mina });
    expect(late.body.code).toBe('version-not-found');
    expect((await server.act(game, mina, { id: 'x' })).body.code).toBe('game-not-playing');
  });

  it('names the keys that sign its heads', async () => {
    const game = await begun();
    const { body } = await server.get(`/v1/games/${game}`, { token: mina });
    const { body: keys } = await server.get('/v1/keys');
    expect(keys.items.map(({ key }: { key: string }) => key)).toContain(body.head.key);
  });
});

describe('the server', () => {
  let server: Served;
  beforeAll(async () => {
    server = await serve();
  });
  afterAll(() => server.close());

  it('says that it is there, and ready', async () => {
    expect((await server.get('/healthz')).body).toEqual({ status: 'ok' });
    expect((await server.get('/readyz')).body).toEqual({ status: 'ready' });
  });

  it('lists what can be played, and does not send it twice', async () => {
    const { body } = await server.get('/v1/rulesets');
    expect(body.items.map(({ ruleset }: { ruleset: string }) => ruleset)).toContain(RULESET);
    for (const { ruleset } of body.items) {
      const one = await server.get(`/v1/rulesets/${ruleset as string}`);
      expect(one.status).toBe(200);
      const again = await server.get(`/v1/rulesets/${ruleset as string}`, {
        headers: { 'if-none-match': one.headers['etag']! },
      });
      expect(again.status).toBe(304);
    }
    const unknown = await server.get('/v1/rulesets/chess');
    expect(unknown.body.code).toBe('ruleset-not-found');
    expect(unknown.body.detail).toContain('GET /v1/rulesets lists them');
  });

  it('lists the seats for options', async () => {
    const path = `/v1/rulesets/${RULESET}?options=`;
    const two = await server.get(`${path}${encodeURIComponent('{"players":2}')}`);
    expect(two.body.seats).toHaveLength(2);
    const wrong = await server.get(`${path}${encodeURIComponent('{"players":77}')}`);
    expect(wrong.body).toMatchObject({
      code: 'invalid-options',
      errors: [{ parameter: 'options', what: '/players must be at most 6' }],
    });
    expect((await server.get(`${path}[`)).body.code).toBe('invalid-request');
  });
});
