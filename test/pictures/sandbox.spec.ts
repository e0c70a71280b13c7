import { RULESETS } from '../../src/games/registry.js';
import { boardSvg } from '../../src/pictures/picture.js';
import { SHELL_WORDS } from '../../src/words/languages.js';
import { Words } from '../../src/words/words.js';
import { seeded } from '../support/games/chance.js';
import { setupOf, stateAfter } from '../support/games/random-play.js';
import { letteringOf } from '../support/pictures/lettering.js';
import { elementsOf, parsed, textOf } from '../support/pictures/xml.js';

const ruleset = RULESETS.find((one) => one.ruleset === 'vampire-graves')!;
const setup = setupOf(ruleset);
const state = stateAfter(ruleset, ruleset.initial(setup), ruleset.begin(setup, seeded(1)));
const view = ruleset.view(state, 'spectator', 'told');
const words = new Words(RULESETS);

test.each(Object.keys(SHELL_WORDS))(
  'a picture says in %s that the game is a sandbox, if it is',
  (language) => {
    const phrases = words.about(ruleset.ruleset, language);
    const mark = SHELL_WORDS[language]!.table['table.sandbox']!;
    const says = (sandbox: boolean) => {
      const svg = parsed(boardSvg({ ruleset, view, viewer: 'spectator', awaiting: [], sandbox }, phrases));
      const described = elementsOf(svg).find(({ name }) => name === 'desc')!;
      const lines = letteringOf(svg).map(({ text }) => text);
      return [textOf(described).startsWith(`${mark}\n`), lines.includes(mark)];
    };
    expect(says(true)).toEqual([true, true]);
    expect(says(false)).toEqual([false, false]);
  },
);
