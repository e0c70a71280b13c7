import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { RULESETS } from '../../src/games/registry.js';
import type { Catalogue } from '../../src/games/kit/message.js';
import { SHELL_WORDS } from '../../src/words/languages.js';
import type { ProblemWords } from '../../src/words/problem-words.js';
import type { ShellWords } from '../../src/words/shell-words.js';
import { optionKeys } from '../support/games/option-keys.js';

const others = Object.keys(SHELL_WORDS).filter((language) => language !== 'en');
const parts = ['table', 'wrong', 'mail', 'replies', 'chat', 'page'] as const satisfies (keyof ShellWords)[];

/** What a pattern is filled with, and how: names of values, and those of choices among words. */
function valuesOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) return [];
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [element.value];
    const cases = element.type === TYPE.select ? Object.keys(element.options).toSorted() : ['plural'];
    const inside = Object.values(element.options).flatMap(({ value }) => valuesOf(value));
    return [`${element.value}: ${cases.join(' ')}`, ...inside];
  });
}

const values = (pattern: string) => [...new Set(valuesOf(parse(pattern, { ignoreTag: true })))].toSorted();

function compare(own: Catalogue, english: Catalogue): void {
  expect(Object.keys(own).toSorted()).toEqual(Object.keys(english).toSorted());
  for (const [key, pattern] of Object.entries(english)) {
    expect([key, values(own[key]!)]).toEqual([key, values(pattern)]);
    expect([key, own[key]!.trim() === '']).toEqual([key, pattern.trim() === '']);
  }
}

const placesOf = ({ title, ...words }: ProblemWords) =>
  [title, ...Object.values(words).flat()].flatMap((text: string) => text.match(/\{\w+\}/g) ?? []).toSorted();

describe.each(others)('%s', (language) => {
  const own = SHELL_WORDS[language]!;

  test.each(parts)('has every text of English for the %s, filled in with the same', (part) => {
    compare(own[part], SHELL_WORDS.en[part]);
  });

  test('has every problem, with the same particulars', () => {
    expect(Object.keys(own.problems).toSorted()).toEqual(Object.keys(SHELL_WORDS.en.problems).toSorted());
    for (const [code, english] of Object.entries(SHELL_WORDS.en.problems)) {
      const words = own.problems[code as keyof typeof own.problems];
      expect([code, Object.keys(words).toSorted()]).toEqual([code, Object.keys(english).toSorted()]);
      expect([code, placesOf(words)]).toEqual([code, placesOf(english)]);
    }
  });

  test.each(RULESETS.map((ruleset) => [ruleset.ruleset, ruleset] as const))(
    'has every word of %s',
    (_, { catalogues }) => compare(catalogues[language] ?? {}, catalogues.en),
  );
});

test.each(RULESETS)(
  '$ruleset has words for every option and every value of one, and for no others',
  (ruleset) => {
    const worded = Object.keys(ruleset.catalogues.en).filter((key) => key.startsWith('option.'));
    expect(worded.toSorted()).toEqual(optionKeys(ruleset.schemas.options).toSorted());
  },
);
