import { type Served, serve } from './support/server.js';

const HUNTERS = ['lord-godalming', 'dr-seward', 'van-helsing', 'mina-harker'];
const ALWAYS = { kind: 'beforeTrain', condition: 'always' };

describe('answers in advance', () => {
  let server: Served;
  let count: string;
  let hunters: string;
  let stranger: string;
  let game: string;

  beforeAll(async () => {
    server = await serve();
    count = await server.newPlayer('Vlad');
    hunters = await server.newPlayer('Bram');
    stranger = await server.newPlayer('Renfield');
    game = await begun('public');
  });
  afterAll(() => server.close());

  /** One plays Dracula, the other all hunters. */
  async function begun(visibility: string): Promise<string> {
    const body = { ruleset: 'fury-of-dracula-2e', visibility, seats: [{ seat: 'dracula', as: 'me' }] };
    const id = String((await server.post('/v1/games', { token: count, body })).body.id);
    for (const seat of HUNTERS) await server.post(`/v1/games/${id}/seats/${seat}/claim`, { token: hunters });
    return id;
  }

  const set = (token: string, body: unknown, of = game) =>
    server.ask('PUT', `/v1/games/${of}/standing`, { token, body });
  const read = (token: string, query = '', of = game) =>
    server.get(`/v1/games/${of}/standing${query}`, { token });

  it('are offered in words, each with its conditions: a form can be made of that alone', async () => {
    const { status, body, headers } = await read(count);
    expect([status, body.seat, body.answers, body.ended]).toEqual([200, 'dracula', [], []]);
    expect(body.offers[3]).toEqual({
      kind: 'beforeTrain',
      label: 'Play a card before the train leaves, or not',
      action: { type: 'pass', label: 'Do nothing, and go on' },
      conditions: [
        { condition: 'always', label: 'Always' },
        { condition: 'untilNextDawn', label: 'Until the next dawn' },
        { condition: 'unlessDraculaRevealed', label: 'Unless everyone can see where Dracula is' },
      ],
    });
    expect([headers['cache-control'], headers['content-language']]).toEqual(['no-store', 'en']);
  });

  it('stand as they were set, however often, until others take their place', async () => {
    const answers = [ALWAYS, { kind: 'combatBegins', condition: 'untilNextDawn' }];
    const first = await set(count, { answers });
    expect([first.status, first.body.answers]).toEqual([200, answers]);
    expect((await set(count, { answers })).body).toEqual(first.body);
    expect((await read(count)).body).toEqual(first.body);
    expect((await set(count, { answers: [ALWAYS] })).body.answers).toEqual([ALWAYS]);
    expect((await set(count, { answers: [] })).body.answers).toEqual([]);
  });

  it('belong to one seat of those that one holds', async () => {
    const answers = [{ kind: 'beforeHarm', condition: 'always' }];
    expect((await set(hunters, { answers })).body).toMatchObject({ code: 'seat-required' });
    expect((await read(hunters)).body).toMatchObject({ code: 'seat-required' });
    expect((await set(hunters, { seat: 'van-helsing', answers })).body).toMatchObject({
      seat: 'van-helsing',
      answers,
    });
    expect((await read(hunters, '?seat=dr-seward')).body.answers).toEqual([]);
    expect((await read(hunters, '?seat=van-helsing')).body.answers).toEqual(answers);
  });

  it('change nothing that anybody else is told, to the byte', async () => {
    const path = `/v1/games/${game}`;
    const looks = [
      ...HUNTERS.flatMap((seat) =>
        ['view', 'actions', 'events', 'standing'].map((call) => [`${path}/${call}?seat=${seat}`, hunters]),
      ),
      ...[path, `${path}/view`, `${path}/events`, '/v1/games?status=playing'].map((one) => [one, stranger]),
      ...[path, `${path}/view`, `${path}/events`, `${path}/actions`].map((one) => [one, count]),
    ] as [string, string][];
    const told = async () => {
      const answers: unknown[] = [];
      for (const [one, token] of looks) {
        const { status, text, headers } = await server.get(one, { token });
        answers.push([status, text, headers['etag']]);
      }
      return answers;
    };
    const before = await told();
    await set(count, { answers: [ALWAYS] });
    expect(await told()).toEqual(before);
  });

  it.each([
    [{}, 400, 'invalid-request', '/answers', 'is required'],
    [{ answers: null }, 400, 'invalid-request', '/answers', 'must be a list'],
    [{ answers: 'all' }, 400, 'invalid-request', '/answers', 'must be a list'],
    [{ answers: ['beforeTrain'] }, 400, 'invalid-request', '/answers/0', 'must be a list of objects'],
    [{ answers: [], until: 'dawn' }, 400, 'invalid-request', '/until', 'is not known here'],
    [
      { answers: [{ ...ALWAYS, action: 1 }] },
      400,
      'invalid-request',
      '/answers/0/action',
      'is not known here',
    ],
    [{ answers: [{ kind: 'beforeTrain' }] }, 400, 'invalid-request', '/answers/0/condition', 'is required'],
    [
      { answers: [{ kind: 1, condition: '' }] },
      400,
      'invalid-request',
      '/answers/0/kind',
      'must be a string',
    ],
    [{ answers: [ALWAYS, ALWAYS] }, 400, 'invalid-request', '/answers', 'must not name anything twice'],
    [
      { answers: Array(65).fill(ALWAYS) },
      400,
      'invalid-request',
      '/answers',
      'must have at most 64 elements',
    ],
    [{ answers: [], seat: 1 }, 400, 'invalid-request', '/seat', 'must be the id of a seat'],
    [
      { answers: [ALWAYS, { kind: 'beforeHarm', condition: 'always' }] },
      422,
      'standing-answer-invalid',
      '/answers/1/kind',
      expect.stringContaining('is not one of cancelHunterEvent, defendDraculaEvent, huntersAtSea,'),
    ],
    [
      { answers: [{ kind: 'constructor', condition: 'toString' }] },
      422,
      'standing-answer-invalid',
      '/answers/0/kind',
      expect.stringContaining('is not one of'),
    ],
    [
      { answers: [{ ...ALWAYS, condition: 'ifIHoldGarlic' }] },
      422,
      'standing-answer-invalid',
      '/answers/0/condition',
      'is not one of always, untilNextDawn, unlessDraculaRevealed',
    ],
  ])('are refused with what would be right, and nothing is changed: %j', async (body, ...expected) => {
    const before = await read(count);
    const { status, body: problem } = await set(count, body);
    const { pointer, what } = problem.errors[0];
    expect([status, problem.code, pointer, what]).toEqual(expected);
    expect((await read(count)).text).toBe(before.text);
  });

  it('are for those who hold the seat, with a token that may play', async () => {
    const code = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
    expect(await code(read(stranger))).toBe('not-your-seat');
    expect(await code(set(stranger, { answers: [] }))).toBe('not-your-seat');
    expect(await code(set(count, { seat: 'van-helsing', answers: [] }))).toBe('not-your-seat');
    expect(await code(set(count, { seat: 'jonathan', answers: [] }))).toBe('seat-not-found');
    const hidden = await begun('private');
    expect(await code(read(stranger, '', hidden))).toBe('game-not-found');
    expect(await code(set(stranger, { answers: [] }, hidden))).toBe('game-not-found');
    const wanted = { name: 'reader', scopes: ['read'] };
    const reader = (await server.post('/v1/me/tokens', { token: count, body: wanted })).body.token as string;
    expect((await read(reader)).status).toBe(200);
    expect(await code(set(reader, { answers: [] }))).toBe('missing-scope');
    expect((await server.get(`/v1/games/${game}/standing`)).body.code).toBe('unauthenticated');
    expect(await code(server.delete(`/v1/games/${game}/standing`, { token: count }))).toBe(
      'method-not-allowed',
    );
  });

  it('are for a game that is played, and for a ruleset that has such questions', async () => {
    const seats = [{ seat: 'player-1', as: 'me' }];
    const body = { ruleset: 'vampire-graves', options: { players: 2 }, seats };
    const id = String((await server.post('/v1/games', { token: count, body })).body.id);
    expect((await set(count, { answers: [] }, id)).body.code).toBe('game-not-playing');
    await server.post(`/v1/games/${id}/seats/player-2/claim`, { token: hunters });
    expect((await read(count, '', id)).body).toEqual({
      seat: 'player-1',
      answers: [],
      ended: [],
      offers: [],
    });
    expect((await set(count, { answers: [] }, id)).status).toBe(200);
    expect((await set(count, { answers: [ALWAYS] }, id)).body).toMatchObject({
      code: 'standing-answer-invalid',
      errors: [{ pointer: '/answers/0/kind', what: 'is not offered to this seat' }],
    });
  });
});
