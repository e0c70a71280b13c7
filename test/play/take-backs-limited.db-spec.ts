import { randomUUID } from 'node:crypto';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { inside, INSIDE_ENTITIES, type Inside } from '../support/inside.js';
import { seatedGame } from '../support/seated.js';
import { WallClock } from '../support/wall-clock.js';

const MOST = 20;

let database: TestDatabase;
let clock: WallClock;
let server: Inside;

beforeAll(async () => {
  database = await freshDatabase();
  clock = new WallClock();
  server = await inside(await database.open(INSIDE_ENTITIES), { outside: clock });
});
afterAll(() => database.drop());

async function hidden() {
  const { id: gameId, players } = await seatedGame(server, 'hide-and-seek');
  const playerId = players['hider']!;
  const asked = { type: 'hide', place: 'attic' };
  const { version: entry } = await server.play.act({ gameId, playerId, asked, key: randomUUID() });
  const back = { gameId, playerId, entry };
  const turn = (count: number) =>
    count % 2 === 0 ? server.takeBacks.undo(back) : server.takeBacks.redo(back);
  return { gameId, turn };
}

test('who takes back and does again without end has to wait, and may then', async () => {
  const { gameId, turn } = await hidden();
  for (let count = 0; count < MOST; count++) {
    clock.time += 1_000;
    await turn(count);
  }
  const before = await server.store.read(gameId, 0);
  await expect(turn(MOST)).rejects.toMatchObject({
    ...{ code: 'too-many-requests', values: { retryAfter: 41 } },
  });
  expect(await server.store.read(gameId, 0)).toEqual(before);
  // What has been done already is no change, and is not counted.
  await expect(turn(MOST - 1)).resolves.toMatchObject({ version: before.length });
  clock.time += 41_000;
  await expect(turn(MOST)).resolves.toMatchObject({ version: before.length + 1 });
});

test('games are counted apart', async () => {
  const [one, other] = [await hidden(), await hidden()];
  for (let count = 0; count < MOST; count++) await one.turn(count);
  await expect(one.turn(MOST)).rejects.toMatchObject({ code: 'too-many-requests' });
  await expect(other.turn(0)).resolves.toMatchObject({ redo: { entry: expect.any(Number) as number } });
});
