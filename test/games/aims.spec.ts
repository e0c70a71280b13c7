import { SHELL_WORDS } from '../../src/words/languages.js';
import { RULESETS } from '../../src/games/registry.js';
import { rulesetAnswer } from '../../src/http/rulesets/ruleset-answers.js';
import { Words } from '../../src/words/words.js';

const words = new Words(RULESETS);
const SENTENCE_ENDS = /[.!?。]/gu;

const cases = RULESETS.flatMap((ruleset) =>
  Object.keys(SHELL_WORDS).map((language) => [ruleset.ruleset, language] as const),
);

test.each(cases)('%s tells each side in two sentences or more how it wins: %s', (name, language) => {
  const ruleset = RULESETS.find((one) => one.ruleset === name)!;
  const { seats } = rulesetAnswer(ruleset, ruleset.options({}), words.about(name, language));
  for (const { aim } of seats) expect(aim.match(SENTENCE_ENDS)!.length).toBeGreaterThan(1);
  const ofSides = new Map(seats.map(({ side, aim }) => [side, aim]));
  for (const { side, aim } of seats) expect(aim).toBe(ofSides.get(side));
});
