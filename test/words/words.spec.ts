import { languageFor } from '../../src/words/language.js';
import { Phrases } from '../../src/words/phrases.js';
import { problems } from '../../src/words/en/problems.js';
import { SANDBOX_MARK } from '../../src/words/sandbox-mark.js';
import { Words } from '../../src/words/words.js';
import { STATUS } from '../../src/http/problems/catalogue.js';
import { RULESETS } from '../../src/games/registry.js';
import { tableWords } from '../../src/words/en/table.js';
import { REFUSAL_CODES } from '../../src/refusals/refusal.js';

describe('the language of an answer', () => {
  const available = ['en', 'de', 'pt-BR'];

  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['de', 'de'],
    ['DE', 'de'],
    ['de-AT', 'de'],
    ['fr, de;q=0.5', 'de'],
    ['de;q=0.2, en;q=0.9', 'en'],
    ['en;q=0, de;q=0.1', 'de'],
    ['pt-br', 'pt-BR'],
    ['pt', 'en'],
    ['fr', 'en'],
    ['*', 'en'],
    ['fr, *;q=0.1', 'en'],
    ['de;q=x', 'en'],
    [';;;,,,', 'en'],
  ])('%s → %s', (header, language) => {
    expect(languageFor(header, available)).toBe(language);
  });

  it('survives a header without end', () => {
    expect(languageFor('xx,'.repeat(100_000), available)).toBe('en');
  });
});

describe('phrases', () => {
  const phrases = new Phrases('en', [
    { seat: 'Player {number}', finds: '{who} finds {count, plural, one {a rat} other {# rats}}' },
    { seat: 'never this', shell: "It's <b>done</b>" },
  ]);

  it('fill in values, and messages as values', () => {
    const who = { key: 'seat', values: { number: 2 } };
    expect(phrases.say({ key: 'finds', values: { who, count: 1 } })).toBe('Player 2 finds a rat');
    expect(phrases.say({ key: 'finds', values: { who, count: 3 } })).toBe('Player 2 finds 3 rats');
  });

  it('come from the first catalogue that has them, and are no HTML', () => {
    expect(phrases.say({ key: 'seat', values: { number: 1 } })).toBe('Player 1');
    expect(phrases.say({ key: 'shell' })).toBe("It's <b>done</b>");
  });

  it('are remembered without being mixed up', () => {
    const say = (who: string, count: number) => phrases.say({ key: 'finds', values: { who, count } });
    expect(say('a|count#1', 2)).toBe('a|count#1 finds 2 rats');
    expect(say('a', 1)).toBe('a finds a rat');
    expect(say('a|count#1', 2)).toBe('a|count#1 finds 2 rats');
  });

  it('never break an answer', () => {
    expect(phrases.say({ key: 'unknown' })).toBe('unknown');
    expect(phrases.say({ key: 'finds' })).toBe('finds');
    expect(phrases.say({ key: 'toString' })).toBe('toString');
  });
});

describe('the catalogue of problems', () => {
  it('has words and a status for every code, and for no other', () => {
    const codes = [...REFUSAL_CODES].sort();
    expect(Object.keys(problems).sort()).toEqual(codes);
    expect(Object.keys(STATUS).sort()).toEqual(codes);
  });

  it.each(REFUSAL_CODES)('%s: what it is, what was wrong, what would be right', (code) => {
    const { title, wrong, right, wrongWith = '.', rightWith = '.' } = problems[code];
    expect(title).toMatch(/[^.]$/);
    for (const sentence of [wrong, right, wrongWith, rightWith].flat()) expect(sentence).toMatch(/\.$/);
    expect(STATUS[code]).toBeGreaterThanOrEqual(400);
  });
});

describe('all words', () => {
  const words = new Words(RULESETS);

  it('are there for every ruleset, in a language that the shell speaks', () => {
    for (const { ruleset, title } of RULESETS) {
      const phrases = words.about(ruleset, 'en');
      expect(phrases.language).toBe('en');
      expect(phrases.say(title)).not.toBe(title.key);
    }
  });

  it('of the table go with every ruleset, and alone', () => {
    for (const about of [undefined, 'no-such-ruleset', ...RULESETS.map(({ ruleset }) => ruleset)]) {
      expect(words.about(about, undefined).say({ key: 'table.GameBegan' })).toBe('The game begins');
    }
  });

  it('of the table are labels, which end without a full stop, but for the mark of a sandbox', () => {
    const { [SANDBOX_MARK.key]: mark, ...labels } = tableWords;
    expect(mark).toMatch(/\.$/);
    for (const label of Object.values(labels)) expect(label).not.toMatch(/\.$/);
  });
});
