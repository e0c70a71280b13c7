import { randomUUID } from 'node:crypto';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { seeded } from '../support/games/chance.js';
import { inside, INSIDE_ENTITIES, type Inside } from '../support/inside.js';
import { seatedGame, type SeatedGame } from '../support/seated.js';

let database: TestDatabase;
let server: Inside;

beforeAll(async () => {
  database = await freshDatabase();
  server = await inside(await database.open(INSIDE_ENTITIES), { bots: true });
});
afterAll(async () => {
  await server.automatic.stop();
  await database.drop();
});

const ENOUGH = 5;
const random = seeded(7);

async function answered(game: SeatedGame) {
  const entries = await server.store.read(game.id, 0);
  return entries.filter(({ asked }) => asked.by === 'standing' || asked.by === 'player');
}

/** Some seat does something that nobody can do for it; false when all that is asked is answered in advance. */
async function actByHand(game: SeatedGame, windows: ReadonlySet<string>): Promise<boolean> {
  const [someone = ''] = Object.values(game.players);
  const { decisions } = await server.views.view(game.id, someone);
  const own = decisions.find(({ kind }) => !windows.has(kind));
  if (own === undefined) return false;
  const playerId = game.players[own.seats[0]!]!;
  const { actions } = await server.play.actions(game.id, playerId);
  const { id } = actions[random.below(actions.length, 'what')]!;
  await server.play.act({ gameId: game.id, playerId, asked: { id }, key: randomUUID() });
  return true;
}

test('no window of Fury of Dracula waits for those who always pass', async () => {
  const game = await seatedGame(server, 'fury-of-dracula-2e');
  const windows = new Set<string>();
  for (const playerId of Object.values(game.players)) {
    const { offers } = await server.standing.read(game.id, playerId);
    for (const { kind } of offers) windows.add(kind);
    await server.standing.set(
      game.id,
      playerId,
      undefined,
      offers.map(({ kind }) => ({ kind, condition: 'always' })),
    );
  }
  const inAdvance = async () => (await answered(game)).filter(({ asked }) => asked.by === 'standing');
  while ((await inAdvance()).length < ENOUGH) {
    if (!(await actByHand(game, windows))) await new Promise((next) => setTimeout(next, 5));
  }
  for (const { asked } of await inAdvance()) expect(asked.action).toEqual({ type: 'pass' });
  expect(server.failures).toEqual([]);
});
