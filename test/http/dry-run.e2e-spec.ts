import { type Served, serve } from './support/server.js';

const MOST_MOVES = 60;

interface Offered {
  readonly id: string;
  readonly type: string;
}

describe('a dry run', () => {
  let server: Served;
  let tokens: Record<string, string>;
  let mina: string;
  let game: string;
  let actions: Offered[];

  /** The token of who is asked. */
  async function asked(): Promise<string> {
    const { body } = await server.get(`/v1/games/${game}`, { token: mina });
    return tokens[body.awaiting[0]]!;
  }

  beforeAll(async () => {
    server = await serve();
    mina = await server.newPlayer('Mina');
    tokens = { 'player-1': mina, 'player-2': await server.newPlayer('Jonathan') };
    const made = await server.post('/v1/games', {
      token: mina,
      body: { ruleset: 'vampire-graves', options: { players: 2 }, seats: [{ seat: 'player-1', as: 'me' }] },
    });
    game = made.body.id as string;
    await server.post(`/v1/games/${game}/seats/player-2/claim`, { token: tokens['player-2'] });
    mina = await asked();
    actions = (await server.get(`/v1/games/${game}/actions`, { token: mina })).body.actions;
  });
  afterAll(() => server.close());

  const tries = (query: string, body: unknown, headers: Record<string, string> = {}, token = mina) =>
    server.post(`/v1/games/${game}/actions${query}`, {
      ...{ token, body },
      headers: { 'idempotency-key': 'k', ...headers },
    });
  const view = () => server.get(`/v1/games/${game}/view`, { token: mina });

  it.each(['?dryRun=true', '?dryRun', '?dryRun='])('is asked for by %s', async (query) => {
    const before = await view();
    const { status, headers, body } = await tries(query, { id: actions[0]!.id });
    const { version, ruleset, seat } = before.body;
    // What lies in a grave cannot be told beforehand.
    expect([status, body]).toEqual([
      200,
      { dryRun: true, ruleset, seat, version, action: actions[0], preview: null },
    ]);
    expect(headers['etag']).toBeUndefined();
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['content-language']).toBe('en');
    expect(await view()).toMatchObject({ status: 200, text: before.text });
  });

  it.each(['?dryRun=maybe', '?dryRun=TRUE', '?dryRun=true&dryRun=false', '?dryrun=true', '?dryRun=1'])(
    'is nothing else: %s is refused, and nothing is done',
    async (query) => {
      const before = await view();
      const { status, body } = await tries(query, { id: actions[0]!.id });
      const { errors } = body as { errors: { parameter: string; what: string }[] };
      expect([status, body.code]).toEqual([400, 'invalid-request']);
      const what = query.startsWith('?dryRun') ? 'must be true or false' : 'is not known here';
      expect(errors).toEqual([{ parameter: /\w+/.exec(query)![0], what }]);
      expect((await view()).text).toBe(before.text);
    },
  );

  it('is checked as an action is', async () => {
    const stale = { 'if-match': '"1.player-1.0"' };
    const { body: scoped } = await server.post('/v1/me/tokens', {
      ...{ token: mina, body: { name: 'looks only', scopes: ['read'] } },
    });
    const refused = [
      await tries('?dryRun', { type: 'stop' }),
      await tries('?dryRun', { type: 'open', grave: 'x' }),
      await tries('?dryRun', { id: 'x', type: 'open' }),
      await tries('?dryRun', { id: actions[0]!.id }, { 'idempotency-key': '' }),
      await tries('?dryRun', { id: actions[0]!.id }, stale),
      await tries('?dryRun', { id: actions[0]!.id }, {}, scoped.token),
      await tries('?dryRun', { id: actions[0]!.id }, {}, await server.newPlayer()),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [422, 'illegal-action'],
      [400, 'invalid-action'],
      [400, 'invalid-request'],
      [400, 'idempotency-key-required'],
      [412, 'stale-version'],
      [403, 'missing-scope'],
      [404, 'game-not-found'],
    ]);
    expect(refused[0]!.body.actions).toEqual(actions);
  });

  it('shows what is then done, in words, with the key that it left free', async () => {
    for (let move = 0; move < MOST_MOVES; move += 1) {
      const token = await asked();
      const { body: offer } = await server.get(`/v1/games/${game}/actions`, { token });
      // What lies in a grave cannot be told beforehand, most other things can.
      const { id } = (offer.actions as Offered[]).find(({ type }) => type !== 'open') ?? offer.actions[move];
      const headers = { 'idempotency-key': `move-${move}`, 'accept-language': 'fr' };
      const { body: tried } = await tries('?dryRun', { id }, headers, token);
      const { status, body: done } = await tries('', { id }, headers, token);
      expect([tried.version, status, done.version]).toEqual([offer.version, 201, offer.version + 1]);
      if (tried.preview === null) continue;
      const { events, view: seen } = done;
      expect(tried.preview).toEqual({ events, view: seen });
      expect(tried.preview.events[0].label).toMatch(/^Joueur/);
      return;
    }
    throw new Error('nothing could be told beforehand');
  });
});
