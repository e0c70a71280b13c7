import { refold } from '../../src/audit/check-table.js';
import { decisionsOf } from '../../src/play/table/game-at.js';
import { whatIsDue } from '../../src/play/time/due.js';
import { isVoted } from '../../src/play/time/voting.js';
import { seeded } from '../support/games/chance.js';
import { bundleOf, playOn, RULES_HASH } from './support/recorded.js';
import { ruleset } from './support/table-cheats.js';
import { faultIn } from './support/verifier.js';
import { AT_ONCE, called } from './support/vote-cheats.js';

test.each(['giveToBot', 'openSeat', 'keepWaiting'] as const)(
  'a vote that all was well with is no fault: %s',
  async (ballot) => {
    const game = called();
    expect(faultIn(await bundleOf(game, 'spectator'))).toBeUndefined();
    game.happens(isVoted(game.live, 'seeker-1', ballot, 'player'));
    if (ballot !== 'keepWaiting') game.happens(isVoted(game.live, 'seeker-2', ballot, 'player'));
    playOn(game, seeded(3));
    expect(
      faultIn(await bundleOf(game, 'seeker-2'), { rules: { ruleset, sha256: RULES_HASH } }),
    ).toBeUndefined();
    expect(refold(game.entries, ruleset).faults).toEqual([]);
  },
);

test('one that ended because the seat was there again is none, nor is the next', async () => {
  const game = called(10);
  // It hides in the attic, and is not looked for there.
  while (game.live.at.table.vote !== undefined) {
    const [seat] = decisionsOf(game.live.at)[0]!.seats;
    game.act(seat!, ruleset.legalActions(game.live.at.rules, seat!).at(-1)!);
  }
  const later = { at: new Date('2027-01-01T00:00:00Z'), lobbyDays: 0, outages: [] };
  for (let count = 0; count < 2; count++) game.happens(whatIsDue(game.live, later)!);
  expect(game.live.at.table.vote).toMatchObject({ number: 2 });
  expect(faultIn(await bundleOf(game, 'spectator'))).toBeUndefined();
  expect(refold(game.entries, ruleset).faults).toEqual([]);
});

test.each(Object.entries(AT_ONCE))('a host that %s is found at once, by anyone', async (_what, cheat) => {
  const game = cheat.before();
  expect(faultIn(await bundleOf(game, 'spectator'))).toBeUndefined();
  cheat.does(game);
  const fault = { entry: game.entries.length, what: expect.stringMatching(cheat.says) as string };
  for (const viewer of ['spectator', 'seeker-2'])
    expect(faultIn(await bundleOf(game, viewer))).toEqual(fault);
  expect(refold(game.entries, ruleset).faults[0]).toEqual(fault);
});
