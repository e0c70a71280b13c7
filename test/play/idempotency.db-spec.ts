import { randomUUID } from 'node:crypto';
import type { AskedAction } from '../../src/play/asked-action.js';
import type { ActAnswer } from '../../src/play/table/shapes.js';
import type { RefusalCode } from '../../src/refusals/refusal.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { inside, INSIDE_ENTITIES, type Inside } from '../support/inside.js';
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

function act(
  on: Inside,
  game: SeatedGame,
  seat: string,
  asked: AskedAction,
  more: { key?: string; ifMatch?: string; seat?: string } = {},
): Promise<ActAnswer> {
  return on.play.act({ gameId: game.id, playerId: game.players[seat]!, asked, key: randomUUID(), ...more });
}

const refused = (code: RefusalCode) => expect.objectContaining({ code });
const hide = (place = 'attic') => ({ type: 'hide', place });
const search = (place: string) => ({ type: 'search', place });

async function versionOf(game: SeatedGame): Promise<number> {
  return (await server.gamesReader.one(game.id, game.maker)).version;
}

const begun = () => seatedGame(server, 'hide-and-seek');

test('50 requests with one key at once, on two servers: one entry, and equal answers', async () => {
  const game = await begun();
  const before = await versionOf(game);
  const key = 'the same';
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, place) =>
      act(place % 2 === 0 ? server : other, game, 'hider', hide(), { key }),
    ),
  );
  expect(await versionOf(game)).toBe(before + 1);
  expect(answers.filter(({ repeated }) => repeated).length).toBe(49);
  expect(new Set(answers.map(({ repeated: _, ...answer }) => JSON.stringify(answer))).size).toBe(1);
});

test('a key with its effect answers before anything is looked at: If-Match, legality, the decision', async () => {
  const game = await begun();
  const tag = (await server.views.view(game.id, game.players['hider']!)).etag;
  const more = { key: 'k', ifMatch: tag };
  const first = await act(server, game, 'hider', hide(), more);
  for (const on of [server, other])
    expect(await act(on, game, 'hider', hide(), more)).toEqual({ ...first, repeated: true });
  await act(server, game, 'seeker-1', search('cellar'));
  const later = await act(other, game, 'hider', hide(), more);
  expect(later).toEqual({ ...first, repeated: true });
});

test('the same key with another body is refused, and changes nothing', async () => {
  const game = await begun();
  await act(server, game, 'hider', hide('attic'), { key: 'k' });
  const version = await versionOf(game);
  for (const on of [server, other]) {
    await expect(act(on, game, 'hider', hide('tower'), { key: 'k' })).rejects.toEqual(
      refused('idempotency-key-reused'),
    );
    await expect(act(on, game, 'hider', hide(), { key: 'k', seat: 'hider' })).rejects.toEqual(
      refused('idempotency-key-reused'),
    );
  }
  expect(await versionOf(game)).toBe(version);
});

test('a body counts by its meaning, and a key by its player and game', async () => {
  const game = await begun();
  const first = await act(server, game, 'hider', { type: 'hide', place: 'attic' } as AskedAction, {
    key: 'k',
  });
  const again = await act(server, game, 'hider', { place: 'attic', type: 'hide' } as AskedAction, {
    key: 'k',
  });
  expect(again).toEqual({ ...first, repeated: true });
  const seeker = await act(server, game, 'seeker-1', search('attic'), { key: 'k' });
  expect(seeker.version).toBe(first.version + 1);
  const elsewhere = await act(server, await begun(), 'hider', hide(), { key: 'k' });
  expect(elsewhere.receipt.hash).not.toBe(first.receipt.hash);
});

test('a refusal leaves the key free', async () => {
  const game = await begun();
  await expect(act(server, game, 'seeker-1', search('attic'), { key: 'k' })).rejects.toEqual(
    refused('not-asked'),
  );
  await act(server, game, 'hider', hide());
  const answer = await act(server, game, 'seeker-1', search('cellar'), { key: 'k' });
  expect(answer.version).toBe(await versionOf(game));
});

test('If-Match: the action is refused if the game has moved on since', async () => {
  const game = await begun();
  const tag = (await server.views.view(game.id, game.players['seeker-1']!)).etag;
  await act(other, game, 'hider', hide());
  const stale = act(server, game, 'seeker-1', search('attic'), { ifMatch: tag });
  await expect(stale).rejects.toMatchObject({
    code: 'stale-version',
    values: { version: await versionOf(game) },
  });
  await expect(act(server, game, 'seeker-1', search('attic'), { ifMatch: '"ours?"' })).rejects.toEqual(
    refused('stale-version'),
  );
  const fresh = (await server.views.view(game.id, game.players['seeker-1']!)).etag;
  const several = `"of another", ${fresh}`;
  const answer = await act(server, game, 'seeker-1', search('attic'), { ifMatch: several });
  expect(await act(server, game, 'seeker-2', search('attic'), { ifMatch: answer.etag })).toBeDefined();
});

test('an answer that was lost: the same request, later and elsewhere, gives it to the byte', async () => {
  const game = await begun();
  await act(server, game, 'hider', hide());
  const key = 'lost';
  const append = server.store.append.bind(server.store);
  server.store.append = async (asked) => {
    server.store.append = append;
    await append(asked);
    return Promise.reject(new (await import('../../src/events/group-commit.js')).UnknownOutcome('lost'));
  };
  await expect(act(server, game, 'seeker-1', search('attic'), { key })).rejects.toEqual(
    refused('outcome-unknown'),
  );
  const found = await act(server, game, 'seeker-1', search('attic'), { key });
  expect(JSON.stringify(await act(other, game, 'seeker-1', search('attic'), { key }))).toBe(
    JSON.stringify(found),
  );
  expect(found.version).toBe(await versionOf(game));
});
