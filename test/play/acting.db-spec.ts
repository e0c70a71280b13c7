import { randomUUID } from 'node:crypto';
import type { AskedAction } from '../../src/play/asked-action.js';
import type { ActAnswer } from '../../src/play/table/shapes.js';
import type { RefusalCode } from '../../src/refusals/refusal.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside } from '../support/inside.js';
import { seatedGame, type SeatedGame } from '../support/seated.js';

let database: TestDatabase;
let server: Inside;
let other: Inside;

beforeAll(async () => {
  database = await freshDatabase();
  server = await inside(await database.open(INSIDE_ENTITIES));
  other = await inside(await database.open(INSIDE_ENTITIES));
});
afterAll(() => database.drop());

const refused = (code: RefusalCode) => expect.objectContaining({ code });
const hide = (place = 'attic') => ({ type: 'hide', place });
const search = (place: string) => ({ type: 'search', place });
const begun = () => seatedGame(server, 'hide-and-seek');

function act(on: Inside, game: SeatedGame, seat: string, asked: AskedAction): Promise<ActAnswer> {
  return on.play.act({ gameId: game.id, playerId: game.players[seat]!, asked, key: randomUUID() });
}

test('the answer shows what happened, the new view, what may be done next, and a receipt', async () => {
  const game = await begun();
  const answer = await act(server, game, 'hider', hide('tower'));
  expect(answer.events.map(({ type, audience }) => [type, audience])).toEqual([
    ['PlaceTaken', 'seats'],
    ['HidingEnded', 'everyone'],
  ]);
  const { view, etag, head, version } = await server.views.view(game.id, game.players['hider']!);
  expect(answer).toMatchObject({ version, view, etag, receipt: head, actions: [] });
  expect(JSON.parse(view)).toMatchObject({ hiding: 'tower' });
});

test('an action by its id is the action that was offered', async () => {
  const game = await begun();
  const { actions, etag } = await server.play.actions(game.id, game.players['hider']!);
  expect(actions).toHaveLength(6);
  expect((await other.play.actions(game.id, game.players['hider']!)).etag).toBe(etag);
  const wanted = actions.find(({ action }) => 'place' in action && action.place === 'garden')!;
  const answer = await act(other, game, 'hider', { id: wanted.id });
  expect(JSON.parse(answer.view)).toMatchObject({ hiding: 'garden' });
  await expect(act(server, game, 'hider', { id: wanted.id })).rejects.toEqual(refused('not-asked'));
});

test('ids of actions stay while their decision stands, and are of one seat and one game', async () => {
  const game = await begun();
  await act(server, game, 'hider', hide());
  const idsOf = async (on: Inside, of: SeatedGame, seat: string) =>
    (await on.play.actions(of.id, of.players[seat]!)).actions.map(({ id }) => id);
  const before = await idsOf(server, game, 'seeker-1');
  const theirs = await idsOf(server, game, 'seeker-2');
  await act(server, game, 'seeker-2', search('attic'));
  expect(await idsOf(other, game, 'seeker-1')).toEqual(before);
  expect(before.some((id) => theirs.includes(id))).toBe(false);
  await expect(act(server, game, 'seeker-1', { id: theirs[0]! })).rejects.toMatchObject({
    code: 'decision-closed',
    detail: { errors: [{ pointer: '/id', what: { key: 'wrong.noSuchAction' } }] },
  });
  const twin = await begun();
  await act(server, twin, 'hider', hide());
  expect((await idsOf(server, twin, 'seeker-1')).some((id) => before.includes(id))).toBe(false);
});

test('what is no action, or none of the legal ones, is refused and says what would be right', async () => {
  const game = await begun();
  const code = (asked: unknown) =>
    act(server, game, 'hider', asked as AskedAction).catch(
      (error: { code: string; detail: unknown }) => error,
    );
  expect(await code({ type: 'fly' })).toMatchObject({
    code: 'invalid-action',
    detail: { errors: [{ pointer: '/type' }] },
  });
  expect(await code({ type: 'hide', place: 'moon' })).toMatchObject({ code: 'invalid-action' });
  expect(await code({ type: 'hide', place: 'attic', more: 1 })).toMatchObject({ code: 'invalid-action' });
  const { actions } = await server.play.actions(game.id, game.players['hider']!);
  expect(await code({ type: 'keep' })).toMatchObject({ code: 'illegal-action', detail: { actions } });
  expect(await code({ type: 'constructor' })).toMatchObject({ code: 'invalid-action' });
});

test('who is not asked is told whom the game waits for', async () => {
  const game = await begun();
  await expect(act(server, game, 'seeker-1', search('attic'))).rejects.toMatchObject({
    code: 'not-asked',
    values: { seat: 'seeker-1', seats: ['hider'] },
  });
});

test('whoever has left the seat while the action waited its turn does not act', async () => {
  const game = await begun();
  const { version } = (await server.games.fresh(game.id)).at;
  const live = await server.games.at(game.id, version);
  const acted = await live.inTurn(async () => {
    const acting = act(server, game, 'hider', hide()).catch((error: unknown) => error);
    await new Promise((later) => setTimeout(later, 50));
    await other.table.giveUp(game.id, game.players['hider']!, 'hider');
    return { acting };
  });
  expect(await acted.acting).toMatchObject({ code: 'game-not-found' });
  expect((await server.games.fresh(game.id)).at.version).toBe(version + 1);
});

test('a stranger cannot tell a private game from none; of a public one they hold no seat', async () => {
  const stranger = await newPlayer(server.pool);
  const tell = async (gameId: string) => ({
    act: await server.play.act({ gameId, playerId: stranger, asked: hide(), key: 'k' }).catch(coded),
    actions: await server.play.actions(gameId, stranger).catch(coded),
    view: await server.views.view(gameId, stranger).catch(coded),
    old: await server.views.view(gameId, stranger, undefined, 1).catch(coded),
    history: await server.history.entries(gameId, stranger, { after: 0, limit: 9 }).catch(coded),
    game: await server.gamesReader.one(gameId, stranger).catch(coded),
    claim: await server.table.claim(gameId, stranger, 'hider', {}).catch(coded),
    start: await server.table.start(gameId, stranger).catch(coded),
  });
  const coded = ({ code, values, detail }: { code: string; values: unknown; detail: unknown }) => ({
    code,
    values,
    detail,
  });
  const hidden = await tell((await begun()).id);
  expect(hidden).toEqual(await tell(randomUUID()));
  expect(hidden.act).toMatchObject({ code: 'game-not-found' });
  const open = await tell((await seatedGame(server, 'hide-and-seek', { visibility: 'public' })).id);
  expect(open).toMatchObject({
    act: { code: 'not-your-seat' },
    actions: { code: 'not-your-seat' },
    view: { seat: null },
    claim: { code: 'seat-taken' },
    start: { code: 'not-the-maker' },
  });
});

test('who made a private game and holds no seat is told that, as everyone is of a public one', async () => {
  const game = await begun();
  expect((await server.views.view(game.id, game.maker)).seat).toBeNull();
  const refuse = { code: 'not-your-seat', values: { seats: [] } };
  const acts = server.play.act({ gameId: game.id, playerId: game.maker, asked: hide(), key: 'k' });
  await expect(acts).rejects.toMatchObject(refuse);
  await expect(server.play.actions(game.id, game.maker)).rejects.toMatchObject(refuse);
  await expect(server.standing.read(game.id, game.maker)).rejects.toMatchObject(refuse);
  await expect(server.standing.set(game.id, game.maker, undefined, [])).rejects.toMatchObject(refuse);
});

test('who holds several seats says which one acts and looks', async () => {
  const game = await seatedGame(server, 'hide-and-seek', { start: 'manual' });
  const both = game.players['seeker-1']!;
  await server.table.giveUp(game.id, game.players['seeker-2']!, 'seeker-2');
  await server.table.claim(game.id, both, 'seeker-2', {});
  await server.table.start(game.id, game.maker);
  await act(server, game, 'hider', hide());
  const request = { gameId: game.id, playerId: both, asked: search('cellar') };
  await expect(server.play.act({ ...request, key: 'k' })).rejects.toMatchObject({
    code: 'seat-required',
    values: { seats: ['seeker-1', 'seeker-2'] },
  });
  await expect(server.views.view(game.id, both)).rejects.toEqual(refused('seat-required'));
  await expect(server.play.actions(game.id, both)).rejects.toEqual(refused('seat-required'));
  await expect(server.play.act({ ...request, key: 'k', seat: 'hider' })).rejects.toEqual(
    refused('not-your-seat'),
  );
  await expect(server.play.act({ ...request, key: 'k', seat: 'king' })).rejects.toEqual(
    refused('seat-not-found'),
  );
  const answer = await server.play.act({ ...request, key: 'k', seat: 'seeker-2' });
  expect(answer.seat).toBe('seeker-2');
  expect((await server.views.view(game.id, both, 'seeker-1')).seat).toBe('seeker-1');
});

test('seats that answer at the same time do not fail each other, on one server or on two', async () => {
  for (const servers of [
    [server, server],
    [server, other],
  ] as const) {
    for (let round = 0; round < 10; round++) {
      const game = await begun();
      await act(server, game, 'hider', hide('attic'));
      const answers = await Promise.all(
        servers.map((on, place) => act(on, game, `seeker-${place + 1}`, search('cellar'))),
      );
      const versions = answers.map(({ version }) => version);
      expect(Math.abs(versions[0]! - versions[1]!)).toBe(1);
    }
  }
});

test('one seat that answers one question twice at the same time: one is too late', async () => {
  const game = await begun();
  const places = ['attic', 'cellar', 'garden', 'kitchen'];
  const results = await Promise.allSettled(
    places.map((place, number) => act(number % 2 === 0 ? server : other, game, 'hider', hide(place))),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results) {
    if (result.status === 'rejected') expect(['decision-closed', 'not-asked']).toContain(result.reason.code);
  }
});

test('when the game is over nobody may act', async () => {
  const game = await seatedGame(server, 'hide-and-seek');
  await act(server, game, 'hider', hide('attic'));
  await act(server, game, 'seeker-1', search('attic'));
  await act(other, game, 'seeker-2', search('attic'));
  for (const on of [server, other]) {
    await expect(act(on, game, 'hider', hide())).rejects.toEqual(refused('game-not-playing'));
    expect((await on.play.actions(game.id, game.players['hider']!)).actions).toEqual([]);
  }
  const { status, outcome, awaiting } = await server.gamesReader.one(game.id, game.maker);
  expect({ status, winners: outcome?.winners, awaiting }).toEqual({
    status: 'finished',
    winners: ['seeker-1', 'seeker-2'],
    awaiting: [],
  });
});
