import { type Served, RULES_HASH, serve } from './support/server.js';
import { faultIn } from '../verifier/support/verifier.js';

interface Line {
  readonly line: string;
  readonly [member: string]: unknown;
}

describe('the proof of a game', () => {
  let server: Served;
  let mina: string;
  let jonathan: string;
  let stranger: string;

  beforeAll(async () => {
    server = await serve();
    mina = await server.newPlayer('Mina');
    jonathan = await server.newPlayer('Jonathan');
    stranger = await server.newPlayer('Renfield');
  });
  afterAll(() => server.close());

  /** A game of two, in which some moves were made. */
  async function played(visibility: string): Promise<string> {
    const body = { ruleset: 'vampire-graves', options: { players: 2 }, visibility };
    const { body: made } = await server.post('/v1/games', { token: mina, body });
    const game = made.id as string;
    await server.post(`/v1/games/${game}/seats/player-1/claim`, { token: mina, body: { entropy: 'mine' } });
    await server.post(`/v1/games/${game}/seats/player-2/claim`, { token: jonathan });
    for (let move = 0; move < 6; move++) {
      const { body: now } = await server.get(`/v1/games/${game}`, { token: mina });
      const token = now.awaiting[0] === 'player-1' ? mina : jonathan;
      const { body: offer } = await server.get(`/v1/games/${game}/actions`, { token });
      await server.act(game, token, { id: offer.actions[0].id });
    }
    return game;
  }

  const proof = (game: string, token: string, query = '') =>
    server.get(`/v1/games/${game}/proof${query}`, { token });
  const linesOf = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);

  it('verifies by the published keys, as each seat received it', async () => {
    const game = await played('private');
    const keys = (await server.get('/v1/keys')).body.items;
    for (const [token, viewer] of [
      [mina, 'player-1'],
      [jonathan, 'player-2'],
    ] as const) {
      const { status, headers, text } = await proof(game, token);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'application/x-ndjson',
        'private, no-cache',
      ]);
      expect(linesOf(text)[0]).toMatchObject({ line: 'proof', game, viewer, status: 'playing' });
      expect(faultIn(Buffer.from(text), { keys })).toBeUndefined();
    }
  });

  it('tells what `events` tells, but for what is not sealed', async () => {
    const game = await played('private');
    const { body } = await server.get(`/v1/games/${game}/events?limit=500`, { token: mina });
    const told = linesOf((await proof(game, mina)).text).filter(({ line }) => line === 'entry');
    const items = body.items.map(
      ({ events, struck: _struck, ...entry }: { events: Record<string, unknown>[]; struck: boolean }) => ({
        ...entry,
        line: 'entry',
        events: events.map(({ label: _label, ...event }) => event),
      }),
    );
    expect(told).toEqual(items);
    expect(JSON.stringify(told)).not.toContain('Mina');
  });

  it('names the bundled rules', async () => {
    const { text } = await proof(await played('private'), mina);
    expect(text).toContain(`"rules":"${RULES_HASH}"`);
  });

  it('is the same bytes as long as the game stands still', async () => {
    const game = await played('private');
    expect((await proof(game, mina)).text).toBe((await proof(game, mina)).text);
  });

  it('is for those who may see the game', async () => {
    const [hidden, open] = [await played('private'), await played('public')];
    expect((await proof(hidden, stranger)).body.code).toBe('game-not-found');
    expect((await proof(hidden, mina, '?seat=player-2')).body.code).toBe('not-your-seat');
    expect((await proof(hidden, mina, '?seat=nobody')).body.code).toBe('seat-not-found');
    expect((await proof(hidden, mina, '?after=3')).body.code).toBe('invalid-request');
    const { text } = await proof(open, stranger);
    expect(linesOf(text)[0]).toMatchObject({ viewer: 'spectator' });
    expect(faultIn(Buffer.from(text))).toBeUndefined();
  });
});
