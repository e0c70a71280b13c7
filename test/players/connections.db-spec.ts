import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Database } from '../../src/events/database.js';
import { RealOutside } from '../../src/events/outside.js';
import { PLAYER_ENTITIES } from '../../src/players/entities.js';
import { PlayersService } from '../../src/players/players.service.js';
import { Refusal } from '../../src/refusals/refusal.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';

/** Several times as many as there are connections. */
const MANY = 40;

let database: TestDatabase;
let server: Database;
let players: PlayersService;
beforeAll(async () => {
  database = await freshDatabase();
  server = await database.open(PLAYER_ENTITIES);
  players = new PlayersService(server.dataSource, new RealOutside());
});
afterAll(() => database.drop());

const all = <Value>(make: (at: number) => Promise<Value>) =>
  Promise.allSettled(Array.from({ length: MANY }, (_, at) => make(at)));

const connections = () => {
  const { master } = server.dataSource.driver as unknown as { master: Pool };
  return { waiting: master.waitingCount, busy: master.totalCount - master.idleCount };
};

test('more transactions at once than there are connections wait for each other, and all are done', async () => {
  const made = await all((at) => players.register({ displayName: `Mina ${at}` }, ['read']));
  expect(made.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(connections()).toEqual({ waiting: 0, busy: 0 });
});

test('a transaction that is refused gives its connection back, however many there are', async () => {
  const refused = await all(() => players.grant(randomUUID(), { name: 'nobody', scopes: ['read'] }));
  for (const one of refused) expect(one).toMatchObject({ reason: expect.any(Refusal) });
  expect(connections()).toEqual({ waiting: 0, busy: 0 });
  await expect(players.register({ displayName: 'Lucy' }, ['read'])).resolves.toMatchObject({
    token: expect.any(String),
  });
});
