import { SHELL_WORDS } from '../../words/languages.js';
import { folded, wordsOf } from './fold.js';

/** What commands begin with, in the catalogues as `word.…`: several, parted by commas. */
export const COMMAND_WORDS = [
  ...[
    'undo',
    'help',
    'board',
    'options',
    'explain',
    'access',
    'resign',
    'yes',
    'standing',
    'off',
    'end',
    'agree',
  ],
  ...[
    'say',
    'say.all',
    'say.side',
    'settings',
    'immediately',
    'digest',
    'never',
    'quiet',
    'zone',
    'language',
  ],
] as const;
export type CommandWord = (typeof COMMAND_WORDS)[number];

/** What asks, behind its name, what something is; with a hyphen before it, it hangs on the last word of the name. */
const ASKS_AFTER = 'word.explain.after';

const FIRST = 'en';
const known = new Map<string, Vocabulary>();

/** The words of commands in one language. Those of English are always understood, too. */
export class Vocabulary {
  private readonly words: ReadonlyMap<CommandWord, readonly string[]>;
  private readonly asksAfter: readonly string[];
  private readonly said: RegExp;
  private readonly saysFirst: RegExp;

  private constructor(language: string) {
    const catalogues = [...new Set([language, FIRST])].map((one) => SHELL_WORDS[one]!.replies);
    const ways = (key: string) =>
      catalogues.flatMap((words) => (words[key] ?? '').split(',')).map((one) => one.trim());
    this.words = new Map(COMMAND_WORDS.map((word) => [word, ways(`word.${word}`)]));
    this.asksAfter = ways(ASKS_AFTER);
    const say = `(?:${this.anyOf('say')})(?![\\p{L}\\p{N}])`;
    this.saysFirst = new RegExp(`^${say}`, 'iu');
    const to = ['say.all', 'say.side'].map(
      (word) => `(${this.anyOf(word as CommandWord)})(?![\\p{L}\\p{N}])`,
    );
    this.said = new RegExp(`^${say}(?:[\\s:：]+(?:${to.join('|')}))?[\\s:：]*(.*)$`, 'isu');
  }

  /** @param language a tag (BCP 47) of one that is spoken; of any other there is English alone */
  static of(language: string): Vocabulary {
    const spoken = Object.hasOwn(SHELL_WORDS, language) ? language : FIRST;
    const vocabulary = known.get(spoken) ?? new Vocabulary(spoken);
    known.set(spoken, vocabulary);
    return vocabulary;
  }

  /** Whether this is one of the ways to say a word, whatever its case and accents. */
  is(word: CommandWord, said: string): boolean {
    const spoken = plain(said);
    return this.words.get(word)!.some((one) => plain(one) === spoken && spoken !== '');
  }

  /** Whether one of the ways to say a word is the first thing there. A single letter has to be all. */
  begins(word: CommandWord, line: string): boolean {
    const spoken = plain(line);
    return this.words
      .get(word)!
      .map(plain)
      .some((one) => one === spoken || (one.length > 1 && spoken.startsWith(`${one} `)));
  }

  /** What it is called, of which words end by asking what it is. */
  askedAbout(words: readonly string[]): readonly string[] | undefined {
    for (const way of this.asksAfter) {
      const name = nameBefore(way, words);
      if (name !== undefined && name.length > 0) return name;
    }
    return undefined;
  }

  isSaid(line: string): boolean {
    return this.saysFirst.test(line.normalize('NFC'));
  }

  /** What a line says, that is said. */
  saying(line: string): { to: 'all' | 'side'; said: string } {
    const [, all, , said = ''] = this.said.exec(line.normalize('NFC')) ?? [];
    return { to: all === undefined ? 'side' : 'all', said: said.trim() };
  }

  private anyOf(word: CommandWord): string {
    const spelled = this.words.get(word)!.flatMap((one) => [one.normalize('NFC'), folded(one)]);
    const longestFirst = [...new Set(spelled)].toSorted((one, other) => other.length - one.length);
    return longestFirst
      .map((one) => one.replace(/[^\p{L}\p{N}\s]/gu, '\\$&').replace(/\s+/gu, '\\s+'))
      .join('|');
  }
}

const plain = (text: string): string => wordsOf(text.normalize('NFKC')).map(folded).join(' ');

function nameBefore(way: string, words: readonly string[]): readonly string[] | undefined {
  const [first = '', ...others] = wordsOf(way.normalize('NFKC'));
  const from = words.length - 1 - others.length;
  const last = words[from];
  if (last === undefined || plain(words.slice(from + 1).join(' ')) !== plain(others.join(' ')))
    return undefined;
  const before = words.slice(0, from);
  if (!way.startsWith('-')) return plain(last) === plain(first) ? before : undefined;
  return last.endsWith(first) && last !== first ? [...before, last.slice(0, -first.length)] : undefined;
}
