import { freshDatabase, type TestDatabase } from '../support/database.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside, type InsideParts } from '../support/inside.js';
import { asked, seatedGame } from '../support/seated.js';

let database: TestDatabase;
const running: Inside[] = [];

beforeAll(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ automatic }) => automatic.stop()));
});
afterAll(() => database.drop());

async function start(parts: InsideParts = {}): Promise<Inside> {
  const server = await inside(await database.open(INSIDE_ENTITIES), { bots: true, ...parts });
  running.push(server);
  return server;
}

/** Waits until it is so. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 20_000; !(await isSo());) {
    if (Date.now() > deadline) throw new Error('it did not come to that');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const GAMES_OF_BOTS = [
  ['hide-and-seek', ['hider', 'seeker-1', 'seeker-2'], {}],
  ['vampire-graves', ['player-1', 'player-2'], { players: 2, twoPlayerHand: 20 }],
] as const;

test.each(GAMES_OF_BOTS)(
  'bots alone play %s to its end, each action their own',
  async (ruleset, seats, options) => {
    const server = await start();
    const maker = await newPlayer(server.pool);
    const { gameId } = await server.table.create(
      maker,
      asked(ruleset, { options, seats: seats.map((seat) => ({ seat, as: 'bot' })) }),
    );
    await until(async () => (await server.gamesReader.one(gameId, maker)).status === 'finished');
    const entries = await server.store.read(gameId, 0);
    for (const { seat, asked: how } of entries.slice(3)) {
      expect(seats).toContain(seat);
      expect(how.by).toBe('bot');
      expect(how.decision).toEqual(expect.any(String));
    }
    expect(server.failures).toEqual([]);
  },
);

test('two servers with the same bots play each action once', async () => {
  const servers = [await start({ botDelay: 0 }), await start({ botDelay: 0 })];
  const maker = await newPlayer(servers[0]!.pool);
  const { gameId } = await servers[0]!.table.create(
    maker,
    asked('hide-and-seek', {
      options: { rounds: 5 },
      seats: ['hider', 'seeker-1', 'seeker-2'].map((seat) => ({ seat, as: 'bot' })),
    }),
  );
  await Promise.all(servers.map(({ automatic }) => automatic.takeUp()));
  await until(async () => (await servers[1]!.gamesReader.one(gameId, maker)).status === 'finished');
  for (const { failures } of servers) expect(failures).toEqual([]);
  const decisions = (await servers[0]!.store.read(gameId, 3)).map(
    ({ seat, asked: how }) => `${seat} ${how.decision}`,
  );
  expect(new Set(decisions).size).toBe(decisions.length);
});

test('a bot that was to act when the server stopped is taken up by the next', async () => {
  const first = await start({ botDelay: 60_000 });
  const maker = await newPlayer(first.pool);
  const { gameId } = await first.table.create(
    maker,
    asked('hide-and-seek', { seats: ['hider', 'seeker-1', 'seeker-2'].map((seat) => ({ seat, as: 'bot' })) }),
  );
  await first.automatic.stop();
  const second = await start();
  await until(async () => (await second.gamesReader.one(gameId, maker)).status === 'finished');
});

test('the plain bot takes over for a player who is erased, also while it is asked', async () => {
  const server = await start();
  const game = await seatedGame(server, 'hide-and-seek');
  await server.farewell.forget(game.players['hider']!);
  await until(async () => (await server.gamesReader.one(game.id, game.maker)).awaiting.includes('seeker-1'));
});

test('a bot whose action fails tries again', async () => {
  const server = await start();
  const append = server.store.append.bind(server.store);
  let failed = 0;
  server.store.append = (one) => {
    if (one.entry.asked.by !== 'bot' || failed === 3) return append(one);
    failed += 1;
    return Promise.reject(new Error('the database is away'));
  };
  const maker = await newPlayer(server.pool);
  const { gameId } = await server.table.create(
    maker,
    asked('hide-and-seek', { seats: ['hider', 'seeker-1', 'seeker-2'].map((seat) => ({ seat, as: 'bot' })) }),
  );
  await until(async () => (await server.gamesReader.one(gameId, maker)).status === 'finished');
  expect(server.failures).toHaveLength(3);
});
