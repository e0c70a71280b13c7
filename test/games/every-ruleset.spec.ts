import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_RULESETS } from '../support/games/rulesets.js';

/** Each has a spec of its own, so that they run side by side. */
test.each(ALL_RULESETS)('$ruleset is held to the laws', ({ ruleset }) => {
  expect(existsSync(join(__dirname, ruleset, 'blind.spec.ts'))).toBe(true);
  expect(existsSync(join(__dirname, ruleset, 'laws.spec.ts'))).toBe(true);
});
