import type { Ruleset } from '../../src/games/kit/game-definition.js';
import { vampireGraves } from '../../src/games/vampire-graves/vampire-graves.js';
import { seatActs } from '../../src/play/happenings.js';
import { gameIsCancelled } from '../../src/play/seating.js';
import { decisionsOf } from '../../src/play/table/game-at.js';
import { seeded } from '../support/games/chance.js';
import { PaperGame } from '../support/paper-game.js';
import { begunGame, bundleOf } from './support/recorded.js';
import { faultIn } from './support/verifier.js';

const ruleset = vampireGraves as unknown as Ruleset;
const random = seeded(17);

/** Somebody acts; sometimes it is an answer that was given in advance, which is never asked in passing. */
function step(game: PaperGame): void {
  const { at } = game.live;
  const seat = decisionsOf(at)[0]!.seats[0]!;
  const actions = ruleset.legalActions(at.rules, seat);
  const action = actions[random.below(actions.length, 'what')]!;
  const inPassing = ruleset.askedInPassing(action, at.table.options);
  const by = !inPassing && random.below(2, 'how') === 0 ? 'standing' : 'player';
  game.happens(seatActs(game.live, seat, action, by));
}

test('what passed is open just as long as it may be told, also to who answered in advance', async () => {
  const game = begunGame({ ruleset, options: { players: 3 }, seed: 9 });
  let withWindow = 0;
  for (let count = 0; count < 24; count++) {
    step(game);
    for (const viewer of ['player-1', 'player-2', 'player-3', 'spectator']) {
      const bytes = await bundleOf(game, viewer);
      expect([game.entries.length, viewer, faultIn(bytes)]).toEqual([game.entries.length, viewer, undefined]);
      withWindow += Number(bytes.includes('"audience":"passing"'));
    }
  }
  expect(withWindow).toBeGreaterThan(0);
});

test('a table at which nothing is played yet, and one that was given up', async () => {
  const game = new PaperGame('a table', { players: 3 }, ruleset);
  game.sit('player-2', 'something');
  expect(faultIn(await bundleOf(game, 'player-2'))).toBeUndefined();
  game.happens(gameIsCancelled());
  for (const viewer of ['player-2', 'spectator'])
    expect(faultIn(await bundleOf(game, viewer))).toBeUndefined();
});
