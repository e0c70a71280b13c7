import { MOST_GAMES } from '../../src/play/games-of-maker.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { inside, INSIDE_ENTITIES, newPlayer } from '../support/inside.js';
import { asked } from '../support/seated.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('one maker has only so many games that are open or played, also if all are made at the same time', async () => {
  const server = await inside(await database.open(INSIDE_ENTITIES));
  const maker = await newPlayer(server.pool);
  const make = (by: string) => server.table.create(by, asked('hide-and-seek'));
  const made = await Promise.allSettled(Array.from({ length: MOST_GAMES + 5 }, () => make(maker)));
  const refused = made.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refused).toHaveLength(5);
  for (const one of refused)
    expect(one).toMatchObject({ code: 'too-many-games', values: { most: MOST_GAMES } });
  const { rows } = await server.pool.query<{ id: string }>('SELECT id FROM games WHERE maker = $1', [maker]);
  expect(rows).toHaveLength(MOST_GAMES);
  await expect(make(await newPlayer(server.pool))).resolves.toBeDefined();
  await server.table.cancel(rows[0]!.id, maker);
  await expect(make(maker)).resolves.toBeDefined();
});
