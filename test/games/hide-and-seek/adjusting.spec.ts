import type { Ruleset } from '../../../src/games/kit/game-definition.js';
import { Sample } from '../../support/games/laws/sample.js';
import { hideAndSeek } from '../../support/rulesets/hide-and-seek/hide-and-seek.js';

/** Of other rulesets twin games tell. */
test('what an arbiter may put right follows from what a spectator sees', () => {
  const game = hideAndSeek as Ruleset;
  const known = new Map<string, string>();
  let alike = 0;
  const sample = new Sample(game);
  sample.holds(300, (played, seed) => {
    for (const state of sample.statesOf(played, seed)) {
      const seen = JSON.stringify([game.view(state, 'spectator', 'gone'), game.decisions(state)]);
      const offered = JSON.stringify(game.adjustments?.(state));
      const before = known.get(seen);
      if (before !== undefined && offered !== '[]') alike += 1;
      expect(offered).toBe(before ?? offered);
      known.set(seen, offered);
    }
  });
  expect(alike).toBeGreaterThan(100);
});
