import { randomUUID } from 'node:crypto';
import type { ActRequest } from '../../src/play/play.service.js';
import { A_DAY } from '../support/clocked.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { inside, INSIDE_ENTITIES, type Inside } from '../support/inside.js';
import { seatedGame, type SeatedGame } from '../support/seated.js';

let database: TestDatabase;
let server: Inside;

beforeAll(async () => {
  database = await freshDatabase();
  server = await inside(await database.open(INSIDE_ENTITIES));
});
afterAll(() => database.drop());

const hide = (place = 'attic') => ({ type: 'hide', place });
const search = (place = 'cellar') => ({ type: 'search', place });
const begun = () => seatedGame(server, 'hide-and-seek', { time: A_DAY, disputes: 'freeze' });

type Asked = ActRequest['asked'];

function asks(
  { id: gameId, players }: SeatedGame,
  who: string,
  asked: Asked,
  more: Partial<ActRequest> = {},
): ActRequest {
  return { gameId, playerId: players[who]!, asked, key: randomUUID(), ...more };
}

/** Everything that the database holds, by table. */
async function everything(): Promise<Record<string, string>> {
  const { rows: tables } = await database.owner.query<{ name: string }>(
    `SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const hashes = tables.map(async ({ name }) => {
    const { rows } = await database.owner.query<{ hash: string }>(
      `SELECT md5(string_agg(t::text, E'\\n' ORDER BY t::text)) AS hash FROM ${name} t`,
    );
    return [name, rows[0]!.hash] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

test('nothing is changed, and nobody is told', async () => {
  const game = await begun();
  await server.play.act(asks(game, 'hider', hide()));
  const told = jest.fn();
  server.writer.afterwards(told);
  const live = await server.games.fresh(game.id);
  const { at, players, views } = live;
  const kept = JSON.stringify(at);
  const before = await everything();
  expect(Object.keys(before)).toEqual(expect.arrayContaining(['entries', 'idempotency', 'seat_views']));
  for (const seat of ['seeker-1', 'seeker-2']) {
    const { actions } = await server.play.actions(game.id, game.players[seat]!);
    for (const { id, action } of actions) {
      const tried = await server.play.dryRun(asks(game, seat, { id }, { key: 'k' }));
      expect(tried).toMatchObject({ seat, version: at.version, action: { id, action } });
      expect(JSON.parse(tried.preview!.view)).toMatchObject({ chosen: (action as { place?: string }).place });
    }
    await expect(server.play.dryRun(asks(game, seat, { type: 'share' }))).rejects.toBeDefined();
  }
  expect(await everything()).toEqual(before);
  expect(await server.games.at(game.id, at.version)).toBe(live);
  expect([live.at === at, live.players === players, live.views === views]).toEqual([true, true, true]);
  expect(JSON.stringify(live.at)).toBe(kept);
  expect(told).not.toHaveBeenCalled();
  // The key is as free as it was, for this body or another.
  const acted = await server.play.act(asks(game, 'seeker-1', search('tower'), { key: 'k' }));
  expect(acted.version).toBe(at.version + 1);
});

test('it foretells what is then told, and nothing where others or chance decide', async () => {
  const game = await begun();
  const hidden = await server.play.dryRun(asks(game, 'hider', hide('tower')));
  const { events, view } = await server.play.act(asks(game, 'hider', hide('tower')));
  expect(JSON.stringify(hidden.preview)).toBe(JSON.stringify({ events, view }));
  await server.play.act(asks(game, 'seeker-1', search()));
  // The second choice brings both to light, and rolls a die or ends the game.
  for (const place of ['tower', 'cellar'])
    expect((await server.play.dryRun(asks(game, 'seeker-2', search(place)))).preview).toBeUndefined();
});

test('a key that has had its effect is not looked up', async () => {
  const game = await begun();
  const request = asks(game, 'hider', hide());
  const { version } = await server.play.act(request);
  await expect(server.play.dryRun(request)).rejects.toMatchObject({ code: 'not-asked' });
  expect(await server.play.act(request)).toMatchObject({ version });
});

test('what the others are asked about taking back is checked, and left to them', async () => {
  const game = await begun();
  await server.play.act(asks(game, 'hider', hide()));
  const { version: entry } = await server.play.act(asks(game, 'seeker-1', search()));
  await server.play.act(asks(game, 'seeker-2', search('garden')));
  const agree = { type: 'agreeToTakeBack' };
  const ask = { gameId: game.id, playerId: game.players['seeker-2']!, entry: entry + 1 };
  await server.takeBacks.undo(ask);
  const tried = await server.play.dryRun(asks(game, 'hider', agree));
  expect(tried).toMatchObject({ seat: 'hider', action: { action: agree }, preview: undefined });
  const { takeBack } = (await server.games.fresh(game.id)).at.table;
  expect(takeBack).toMatchObject({ open: ['hider', 'seeker-1'] });
  await expect(server.play.dryRun(asks(game, 'seeker-2', agree))).rejects.toMatchObject({
    code: 'not-asked',
  });
});

describe('it is refused as acting is', () => {
  let game: SeatedGame;
  let early: string;

  beforeAll(async () => {
    game = await begun();
    early = (await server.views.view(game.id, game.players['seeker-1']!)).etag;
    await server.play.act(asks(game, 'hider', hide()));
  });

  /** The same for both, with everything that it says. */
  async function refusals(request: ActRequest): Promise<unknown> {
    const refusalOf = (asked: Promise<unknown>) =>
      asked.then(
        () => undefined,
        ({ code, values, detail }: Record<string, unknown>) => ({ code, values, detail }),
      );
    const tried = await refusalOf(server.play.dryRun(request));
    expect(tried).toEqual(await refusalOf(server.play.act(request)));
    return (tried as { code?: string } | undefined)?.code;
  }

  test.each<[string, string, Asked, Partial<ActRequest>]>([
    ['illegal-action', 'seeker-1', { type: 'share' }, {}],
    ['invalid-action', 'seeker-1', { type: 'dance' }, {}],
    ['invalid-action', 'seeker-1', { type: 'search', place: 'nowhere' } as Asked, {}],
    ['decision-closed', 'seeker-1', { id: '000000000000000000000000' }, {}],
    ['not-asked', 'hider', hide(), {}],
    ['not-asked', 'seeker-1', { type: 'agreeToTakeBack' }, {}],
    ['not-asked', 'seeker-1', { type: 'giveToBot' }, {}],
    ['not-your-seat', 'seeker-1', search(), { seat: 'hider' }],
    ['seat-not-found', 'seeker-1', search(), { seat: 'dracula' }],
    ['game-not-found', 'seeker-1', search(), { playerId: randomUUID() }],
    ['game-not-found', 'seeker-1', search(), { gameId: randomUUID() }],
  ])('%s: %s, %j', async (code, seat, asked, more) => {
    expect(await refusals(asks(game, seat, asked, more))).toBe(code);
  });

  test('stale-version: somebody has acted since', async () => {
    expect(await refusals(asks(game, 'seeker-1', search(), { ifMatch: early }))).toBe('stale-version');
    const { etag: ifMatch } = await server.views.view(game.id, game.players['seeker-1']!);
    const tried = await server.play.dryRun(asks(game, 'seeker-1', search(), { ifMatch }));
    expect(tried.preview).toBeDefined();
  });

  test('game-frozen, and game-not-playing', async () => {
    await server.disputes.open(game.id, game.players['hider']!, { entry: 1, claim: 'It was not so.' });
    expect(await refusals(asks(game, 'seeker-1', search()))).toBe('game-frozen');
    const over = await seatedGame(server, 'hide-and-seek', {});
    for (const [seat, asked] of [
      ['hider', hide()],
      ['seeker-1', search('attic')],
    ] as const)
      await server.play.act(asks(over, seat, asked));
    await server.play.act(asks(over, 'seeker-2', search('attic')));
    expect(await refusals(asks(over, 'hider', hide()))).toBe('game-not-playing');
  });
});
