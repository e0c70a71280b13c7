import { seeded } from '../support/games/chance.js';
import { bundleOf, playOn, RULES_HASH } from './support/recorded.js';
import { AT_ONCE, LATER, ruleset } from './support/table-cheats.js';
import { faultIn, type Given } from './support/verifier.js';

// What docs/proof.md says of hosts that cheat at the table.

const BY_THE_RULES: Given = { rules: { ruleset, sha256: RULES_HASH } };

describe('a host that', () => {
  test.each(Object.entries(AT_ONCE))(
    '%s is found at once, by anyone',
    async (_what, { before, does, says: what }) => {
      const game = before();
      expect(faultIn(await bundleOf(game, 'spectator'))).toBeUndefined();
      does(game);
      const fault = { entry: game.entries.length, what: expect.stringMatching(what) as string };
      for (const viewer of ['spectator', 'seeker-2'])
        expect(faultIn(await bundleOf(game, viewer))).toEqual(fault);
    },
  );
});

describe('a host that', () => {
  test.each(Object.entries(LATER))('%s is found when everything is open', async (_what, cheat) => {
    const game = cheat.before();
    cheat.does(game);
    expect(faultIn(await bundleOf(game, 'seeker-2'), BY_THE_RULES)).toBeUndefined();
    playOn(game, seeded(3));
    const fault = { entry: cheat.entry, what: expect.stringMatching(cheat.says) as string };
    const bytes = await bundleOf(game, 'seeker-2');
    expect(faultIn(bytes, BY_THE_RULES)).toEqual(fault);
    expect(faultIn(bytes)).toEqual(cheat.without ? fault : undefined);
  });
});
