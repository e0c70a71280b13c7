import type { ActRequest } from '../../src/play/play.service.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { seeded } from '../support/games/chance.js';
import { inside, INSIDE_ENTITIES, newArbiter, type Inside } from '../support/inside.js';
import { awaited, seatedGame } from '../support/seated.js';

let database: TestDatabase;
let server: Inside;

beforeAll(async () => {
  database = await freshDatabase();
  server = await inside(await database.open(INSIDE_ENTITIES));
});
afterAll(() => database.drop());

test('what has passed is not told again by the answer to a struck action, however far the game is rewound', async () => {
  const random = seeded(5);
  const options = { mode: 'memory', players: 2, twoPlayerHand: 20, plague: 'shared' };
  const game = await seatedGame(server, 'vampire-graves', { options });
  const { version } = await server.gamesReader.one(game.id, game.maker);
  const requests: ActRequest[] = [];
  for (let step = 0; step < 24; step++) {
    const [seat] = await awaited(server, game);
    const playerId = game.players[seat!]!;
    const { actions } = await server.play.actions(game.id, playerId);
    const { action } = actions[random.below(actions.length, 'what')]!;
    requests.push({ gameId: game.id, playerId, asked: action, key: `key ${step}` });
    await server.play.act(requests.at(-1)!);
  }
  const answers = async () => {
    const all = [];
    for (const request of requests) {
      const { events, view, receipt } = await server.play.act(request);
      all.push({ events, view, receipt });
    }
    return all;
  };
  const before = await answers();
  const ada = await newArbiter(server.pool, 'Ada');
  await server.disputes.open(game.id, game.players['player-1']!, { entry: version, claim: 'no' });
  await server.arbiters.join(game.id, ada);
  const decided = { decision: 'rewind', entry: version } as const;
  await server.disputes.rule(game.id, ada, { dispute: 1, reason: 'so', decided });
  expect(await answers()).toEqual(before);
});
