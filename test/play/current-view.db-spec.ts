import { gameAfter } from '../../src/play/table/game-at.js';
import { windowOf } from '../../src/play/table/telling.js';
import { rememberedView } from '../../src/projections/views.reader.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { seeded } from '../support/games/chance.js';
import { inside, INSIDE_ENTITIES, newPlayer, type Inside } from '../support/inside.js';
import { playOnce, seatedGame, type SeatedGame } from '../support/seated.js';

let database: TestDatabase;
let server: Inside;
let stranger: string;

beforeAll(async () => {
  database = await freshDatabase();
  server = await inside(await database.open(INSIDE_ENTITIES));
  stranger = await newPlayer(server.pool, 'Stranger');
});
afterAll(() => database.drop());

/** What the projection holds is what the journal says, for every viewer. */
async function expectSame({ id, players }: SeatedGame): Promise<void> {
  const entries = await server.store.read(id, 0);
  const then = gameAfter(entries, server.rulesets.named(entries[0]!.ruleset))!;
  const over = then.table.status === 'finished';
  for (const [viewer, playerId] of [...Object.entries(players), ['spectator', stranger] as const]) {
    const current = await server.views.view(id, playerId);
    const remembered = rememberedView(then, entries, viewer, windowOf(viewer, { ...then, over }));
    expect(JSON.stringify(current)).toBe(JSON.stringify(remembered));
    expect(JSON.stringify(await server.views.view(id, playerId, undefined, current.version))).toBe(
      JSON.stringify(current),
    );
  }
}

test.each([
  ['hide-and-seek', { rounds: 5 }, 40],
  ['vampire-graves', { mode: 'memory', players: 2, plague: 'shared' }, 40],
  ['vampire-graves', { mode: 'openNotes', players: 3, plague: 'shared' }, 40],
])(
  '%s %j: the view that is kept is the one that the journal gives, to the byte',
  async (ruleset, options, most) => {
    const random = seeded(1);
    const game = await seatedGame(server, ruleset, { options, visibility: 'public' });
    await expectSame(game);
    for (let entry = 0; entry < most; entry++) {
      if ((await playOnce(server, game, random)) === undefined) break;
      await expectSame(game);
    }
  },
);

test('before the game begins everybody sees nothing', async () => {
  const hider = await newPlayer(server.pool, 'Hider');
  const { gameId } = await server.table.create(hider, {
    ruleset: 'hide-and-seek',
    options: {},
    visibility: 'private',
    start: 'manual',
    seats: [{ seat: 'hider', as: 'me' }],
  });
  await expectSame({ id: gameId, players: { hider }, maker: hider });
  expect((await server.views.view(gameId, hider)).view).toBe('null');
});
