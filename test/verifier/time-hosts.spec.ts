import { seeded } from '../support/games/chance.js';
import { bundleOf, playOn, RULES_HASH } from './support/recorded.js';
import { ruleset } from './support/table-cheats.js';
import { askedJustNow, AT_ONCE, defaultInTime, LATER } from './support/time-cheats.js';
import { faultIn, type Given } from './support/verifier.js';

const BY_THE_RULES: Given = { rules: { ruleset, sha256: RULES_HASH } };
const FIRST = 6;

test('a default that is taken when time has run out is no fault', async () => {
  const game = defaultInTime();
  expect(faultIn(await bundleOf(game, 'seeker-2'))).toBeUndefined();
  playOn(game, seeded(3));
  expect(faultIn(await bundleOf(game, 'seeker-2'), BY_THE_RULES)).toBeUndefined();
});

test.each(Object.entries(AT_ONCE))('a host that %s is found at once, by anyone', async (_what, cheat) => {
  const game = cheat.before();
  expect(faultIn(await bundleOf(game, 'spectator'))).toBeUndefined();
  cheat.does(game);
  const fault = { entry: FIRST, what: expect.stringMatching(cheat.says) as string };
  for (const viewer of ['spectator', 'seeker-2'])
    expect(faultIn(await bundleOf(game, viewer))).toEqual(fault);
});

test('a host that lets a seat be late that was asked just now is found by the rules', async () => {
  const game = askedJustNow();
  const entry = game.entries.length;
  expect(faultIn(await bundleOf(game, 'spectator'))).toBeUndefined();
  playOn(game, seeded(3));
  expect(faultIn(await bundleOf(game, 'seeker-2'))).toBeUndefined();
  const fault = { entry, what: expect.stringMatching(/was asked .* too late/) as string };
  expect(faultIn(await bundleOf(game, 'seeker-2'), BY_THE_RULES)).toEqual(fault);
});

test.each(Object.entries(LATER))('a host that %s is found when everything is open', async (_what, cheat) => {
  const game = cheat.before();
  cheat.does(game);
  expect(faultIn(await bundleOf(game, 'seeker-2'))).toBeUndefined();
  playOn(game, seeded(3));
  const fault = { entry: FIRST, what: expect.stringMatching(cheat.says) as string };
  expect(faultIn(await bundleOf(game, 'seeker-2'))).toEqual(fault);
});
