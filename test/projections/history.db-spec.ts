import type { ToldEntry } from '../../src/play/table/shapes.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { seeded } from '../support/games/chance.js';
import { inside, INSIDE_ENTITIES, type Inside } from '../support/inside.js';
import { playOn, seatedGame, type SeatedGame } from '../support/seated.js';

let database: TestDatabase;
let server: Inside;
let game: SeatedGame;
let player: string;

beforeAll(async () => {
  database = await freshDatabase();
  server = await inside(await database.open(INSIDE_ENTITIES));
  game = await seatedGame(server, 'hide-and-seek', { options: { rounds: 2 } });
  await playOn(server, game, seeded(3), 6);
  player = game.players['seeker-1']!;
});
afterAll(() => database.drop());

const read = (after: number, limit = 500) => server.history.entries(game.id, player, { after, limit });

/** All that there is, page by page. */
async function paged(limit: number, after = 0): Promise<ToldEntry[]> {
  const { items, next } = await read(after, limit);
  return next === null ? [...items] : [...items, ...(await paged(limit, next))];
}

test('who was away goes on after the last entry it has, and misses none', async () => {
  const { items: all, version } = await read(0);
  expect(all.map(({ entry }) => entry)).toEqual(all.map((_, place) => place + 1));
  for (let last = 0; last <= version; last++) {
    const { items, next } = await read(last);
    expect(items).toEqual(all.slice(last));
    expect(next).toBeNull();
  }
});

test('pages of any size make the same whole', async () => {
  const { items: all } = await read(0);
  for (const limit of [1, 2, 3, 7]) expect(await paged(limit)).toEqual(all);
});

test('an entry that was missed shows by its number, and by the hash that the next one names', async () => {
  const { items } = await read(0);
  for (const [place, { entry, seal }] of items.entries()) {
    expect(entry).toBe((items[place - 1]?.entry ?? 0) + 1);
    if (place > 0) expect(seal.previous).toBe(items[place - 1]!.hash);
  }
});

test('after the last entry there is nothing, and no end either', async () => {
  const { version } = await read(0);
  expect(await read(version + 5)).toMatchObject({ version, items: [], next: null });
});
