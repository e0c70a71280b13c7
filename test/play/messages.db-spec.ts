import { freshDatabase, type TestDatabase } from '../support/database.js';
import { inside, INSIDE_ENTITIES } from '../support/inside.js';
import { seatedGame } from '../support/seated.js';

let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

it('a player says sixty things in an hour, also if all are said at the same time', async () => {
  const server = await inside(await database.open(INSIDE_ENTITIES));
  const game = await seatedGame(server, 'hide-and-seek');
  const playerId = game.players['hider']!;
  const say = (key: string) =>
    server.messages.say({ gameId: game.id, playerId, to: 'all', text: 'Boo!', key });
  const said = await Promise.allSettled(Array.from({ length: 80 }, (_, one) => say(`key ${one}`)));
  const refused = said.filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown);
  expect(refused).toHaveLength(20);
  for (const one of refused) expect(one).toMatchObject({ code: 'too-many-requests' });
  const again = said.findIndex(({ status }) => status === 'fulfilled');
  await expect(say(`key ${again}`)).resolves.toMatchObject({ text: 'Boo!' });
});
