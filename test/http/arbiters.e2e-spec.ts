import { faultIn } from '../verifier/support/verifier.js';
import { type Served, serve } from './support/server.js';

interface Look {
  readonly what: string;
  readonly seat: string;
}

describe('an arbiter', () => {
  let server: Served;
  let mina: string;
  let jonathan: string;
  let stranger: string;
  let arbiter: string;
  let id: string;

  beforeAll(async () => {
    server = await serve();
    mina = await server.newPlayer('Mina');
    jonathan = await server.newPlayer('Jonathan');
    stranger = await server.newPlayer('Renfield');
    arbiter = await server.newArbiter();
    id = (await server.get('/v1/me', { token: arbiter })).body.id;
  });
  afterAll(() => server.close());

  const name = (game: string, token: string, player = id) =>
    server.post(`/v1/games/${game}/arbiters`, { token, body: { player } });
  const join = (game: string, token: string) => server.post(`/v1/games/${game}/arbiters`, { token });

  async function made(visibility = 'private'): Promise<string> {
    const body = { ruleset: 'vampire-graves', options: { players: 2 }, visibility };
    return (await server.post('/v1/games', { token: mina, body })).body.id;
  }

  /** A game in play of which there is an arbiter. */
  async function judged(visibility?: string): Promise<string> {
    const game = await made(visibility);
    expect((await name(game, mina)).status).toBe(200);
    await server.post(`/v1/games/${game}/seats/player-1/claim`, { token: mina });
    await server.post(`/v1/games/${game}/seats/player-2/claim`, { token: jonathan });
    return game;
  }

  const looks = async (game: string): Promise<Look[]> =>
    (await server.get(`/v1/games/${game}/access`, { token: jonathan })).body.items;

  it('is named by the maker, and everybody sees it', async () => {
    const game = await made();
    const first = await name(game, mina);
    expect(first.body.arbiters).toEqual([{ arbiter: 'arbiter-1', player: { id, displayName: 'Abraham' } }]);
    expect((await name(game, mina, id.toUpperCase())).body).toEqual(first.body);
    const { body } = await server.get(`/v1/games/${game}/events`, { token: stranger });
    expect(body.items.at(-1).events[0].label).toBe('The maker of the game names an arbiter, arbiter-1');
  });

  it('is refused with the reason', async () => {
    const game = await made();
    const own = (await server.get('/v1/me', { token: mina })).body.id;
    const refusals: [number, string, () => Promise<{ status: number; body: { code: string } }>][] = [
      [403, 'not-the-maker', () => name(game, stranger)],
      [409, 'player-no-arbiter', () => name(game, mina, own)],
      [400, 'invalid-request', () => name(game, mina, 'Ada')],
      [403, 'missing-scope', () => join(game, mina)],
      [409, 'not-disputed', () => join(game, arbiter)],
      [
        404,
        'arbiter-not-found',
        () => server.delete(`/v1/games/${game}/arbiters/arbiter-1`, { token: mina }),
      ],
      [404, 'arbiter-not-found', () => server.delete(`/v1/games/${game}/arbiters/king`, { token: mina })],
      [403, 'not-your-seat', () => server.get(`/v1/games/${game}/access`, { token: stranger })],
    ];
    for (const [status, code, ask] of refusals) {
      const answer = await ask();
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    await server.post(`/v1/games/${game}/seats/player-1/claim`, { token: arbiter });
    expect((await name(game, mina)).body.code).toBe('plays-here');
  });

  it('looks as any seat, and every look is listed once, one that finds nothing new included', async () => {
    const game = await judged();
    const path = `/v1/games/${game}`;
    const own = await server.get(`${path}/view`, { token: jonathan });
    const seen = await server.get(`${path}/view?seat=player-2`, { token: arbiter });
    expect([seen.text, seen.headers['etag']]).toEqual([own.text, own.headers['etag']]);
    const again = await server.get(`${path}/view?seat=player-2`, {
      token: arbiter,
      headers: { 'if-none-match': seen.headers['etag']! },
    });
    expect(again.status).toBe(304);
    await server.get(`${path}/view?seat=player-2&version=4`, { token: arbiter });
    await server.get(`${path}/events?seat=player-1`, { token: arbiter });
    await server.get(`${path}/diff?seat=player-1`, { token: arbiter });
    const proof = await server.get(`${path}/proof?seat=player-1`, { token: arbiter });
    expect(proof.text).toBe((await server.get(`${path}/proof`, { token: mina })).text);
    expect(faultIn(Buffer.from(proof.text))).toBeUndefined();
    expect((await looks(game)).map(({ what, seat }) => `${what} ${seat}`).toReversed()).toEqual([
      'view player-2',
      'view player-2',
      'view player-2',
      'events player-1',
      'diff player-1',
      'proof player-1',
    ]);
    const { body: first } = await server.get(`${path}/access?limit=4`, { token: mina });
    const { body: rest } = await server.get(`${path}/access?limit=4&cursor=${first.next}`, { token: mina });
    expect([first.items.length, rest.items.length, rest.next]).toEqual([4, 2, null]);
    expect((await server.get(`${path}/access?cursor=x`, { token: mina })).status).toBe(400);
  });

  it('sees as a spectator without a seat, and does not act', async () => {
    const game = await judged();
    const { body } = await server.get(`/v1/games/${game}/view`, { token: arbiter });
    expect(body.seat).toBeNull();
    const offer = await server.get(`/v1/games/${game}/actions?seat=player-1`, { token: arbiter });
    expect(offer.body.code).toBe('not-your-seat');
    const act = await server.act(game, arbiter, { type: 'pass', seat: 'player-1' });
    expect(act.body.code).toBe('not-your-seat');
    expect(await looks(game)).toEqual([]);
  });

  it('needs a token with the scope to look as a seat', async () => {
    const game = await judged();
    const asked = { token: arbiter, body: { name: 'reader', scopes: ['read'] } };
    const { token } = (await server.post('/v1/me/tokens', asked)).body;
    for (const what of ['view', 'events', 'diff', 'proof']) {
      const answer = await server.get(`/v1/games/${game}/${what}?seat=player-1`, { token });
      expect([answer.status, answer.body.code]).toEqual([403, 'missing-scope']);
    }
    expect((await server.get(`/v1/games/${game}/view`, { token })).status).toBe(200);
    expect(await looks(game)).toEqual([]);
  });

  it('of one game is a stranger to the others, and to this one when no more', async () => {
    const [game, another] = [await judged(), await made()];
    for (const [seat, token] of [
      ['player-1', mina],
      ['player-2', jonathan],
    ] as const)
      await server.post(`/v1/games/${another}/seats/${seat}/claim`, { token });
    const gone = async (hidden: string) => {
      for (const path of [
        '',
        '/view',
        '/view?seat=player-1',
        '/events?seat=player-1',
        '/diff',
        '/proof',
        '/access',
      ])
        expect((await server.get(`/v1/games/${hidden}${path}`, { token: arbiter })).body.code).toBe(
          'game-not-found',
        );
      expect((await join(hidden, arbiter)).body.code).toBe('game-not-found');
    };
    await gone(another);
    expect((await server.get(`/v1/games/${game}`, { token: arbiter })).status).toBe(200);
    const leave = () => server.delete(`/v1/games/${game}/arbiters/arbiter-1`, { token: arbiter });
    expect((await leave()).status).toBe(204);
    await gone(game);
  });
});
