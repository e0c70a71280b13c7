import { RULESETS } from '../../src/games/registry.js';
import { bundleOf, playedGame } from '../verifier/support/recorded.js';
import { type Served, serve } from './support/server.js';

const NDJSON = 'application/x-ndjson';

describe('a finished game of another server', () => {
  let server: Served;
  let ada: string;
  let mina: string;
  let game: string;
  let bundle: string;

  beforeAll(async () => {
    server = await serve();
    ada = await server.newAdministrator();
    mina = await server.newPlayer('Mina');
    const ruleset = RULESETS.find((one) => one.ruleset === 'vampire-graves')!;
    const played = playedGame({ ruleset, options: { players: 2 }, seed: 3 });
    game = played.id;
    bundle = (await bundleOf(played, 'spectator')).toString();
  });
  afterAll(() => server.close());

  /** Bodies that are no JSON are sent as they are. */
  async function send(token: string | undefined, text: string, query = '', type = NDJSON) {
    const asking = { token, headers: { 'content-type': type }, raw: text };
    const { status, headers, body } = await server.post(`/v1/imports${query}`, asking);
    return { status, location: headers['location'], body: body as Record<string, unknown> };
  }

  it('is taken in by an administrator, and by nobody else', async () => {
    expect((await send(undefined, bundle)).body).toMatchObject({ code: 'unauthenticated' });
    expect((await send(mina, bundle)).body).toMatchObject({ code: 'missing-scope' });
    const { status, location, body } = await send(ada, bundle, '?visibility=public');
    expect({ status, location }).toEqual({ status: 201, location: `/v1/games/${game}` });
    expect(body).toMatchObject({ id: game, status: 'finished', visibility: 'public' });
    expect((await send(ada, bundle)).body).toMatchObject({ code: 'game-here-already', parts: null });
  });

  it('is read here like any other, by those who may see it', async () => {
    const { body } = await server.get(`/v1/games/${game}/events?limit=5`, { token: mina });
    expect(body.items).toHaveLength(5);
    const { text } = await server.get(`/v1/games/${game}/proof`, { token: mina });
    const entries = (file: string) => file.split('\n').filter((line) => line.includes('"line":"entry"'));
    expect(entries(text)).toEqual(entries(bundle));
    const { body: keys } = await server.get('/v1/keys');
    expect([keys.items.length, keys.foreign.length]).toEqual([1, 1]);
    expect(text).toContain(keys.foreign[0].publicKey);
  });

  it('is refused where it is not one', async () => {
    expect((await send(ada, bundle.slice(0, 5000))).body).toMatchObject({
      ...{ code: 'bundle-not-verified', status: 422, entry: null },
      detail: expect.stringMatching(/^The bundle does not verify: the file has been cut off/),
    });
    expect((await send(ada, '{}', '', 'application/json')).body).toMatchObject({
      code: 'unsupported-media-type',
    });
    expect((await send(ada, bundle, '?visibility=secret')).body).toMatchObject({ code: 'invalid-request' });
    const large = `${' '.repeat(33 * 2 ** 20)}\n`;
    expect((await send(ada, large)).body).toMatchObject({
      ...{ code: 'body-too-large', detail: expect.stringContaining('32 MiB') },
    });
  });

  it('is a body for this call alone', async () => {
    const asking = { token: ada, headers: { 'content-type': NDJSON }, raw: bundle };
    expect((await server.post('/v1/games', asking)).body).toMatchObject({ status: 415 });
  });
});
