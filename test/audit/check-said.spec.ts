import { refold } from '../../src/audit/check-table.js';
import type { Ruleset } from '../../src/games/kit/game-definition.js';
import { RULESETS } from '../../src/games/registry.js';
import { hideAndSeek } from '../support/rulesets/hide-and-seek/hide-and-seek.js';
import { tangledGame } from '../verifier/support/recorded.js';
import { AT_ONCE, LATER, ruleset } from '../verifier/support/table-cheats.js';

// The operator's audit looks at what is stored, where all of it is open.

test.each([hideAndSeek as unknown as Ruleset, ...RULESETS])(
  'a game of $ruleset at whose table everything happens is well',
  (played) => {
    const options = played.ruleset === 'hide-and-seek' ? { rounds: 20 } : {};
    const game = tangledGame({ ruleset: played, options, seed: 2 });
    expect(refold(game.entries, played).faults).toEqual([]);
  },
);

test.each([...Object.entries(AT_ONCE), ...Object.entries(LATER)])(
  'a host that %s is found',
  (_what, cheat) => {
    const game = cheat.before();
    cheat.does(game);
    const entry = game.entries.length;
    expect(refold(game.entries, ruleset).faults[0]).toEqual({
      ...{ entry, what: expect.stringMatching(cheat.says) as string },
    });
  },
);
