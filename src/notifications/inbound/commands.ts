import { folded, wordsOf } from './fold.js';
import { areNumbers, isFiller } from './meant.js';
import { LONGEST_LINE } from './own-words.js';
import { Vocabulary } from './vocabulary.js';

/** What a line of a reply asks for. `text` is the line. */
export type Command = { readonly text: string } & (
  | { readonly is: 'act'; readonly number?: number; readonly words: readonly string[] }
  | { readonly is: 'standing'; readonly words: readonly string[] }
  /** What a part does that is called so. */
  | { readonly is: 'explain'; readonly words: readonly string[] }
  | { readonly is: 'say'; readonly to: 'all' | 'side'; readonly said: string }
  | { readonly is: 'resign'; readonly sure: boolean }
  /** Nobody can tell what it asks for. */
  | { readonly is: 'unclear' }
  /** About the account. `asked` is what comes after the first word. */
  | { readonly is: 'settings'; readonly asked: string }
  | { readonly is: 'undo' | 'help' | 'board' | 'options' | 'access' }
);

export const MOST_COMMANDS = 20;

// Lines and parts of lines, those with nothing in them included.
const MOST_PARTS = 400;
const LONGEST_COMMAND = 300;
const MOST_WORDS = 20;
// Words of which the beginning of a command may be made, in any language.
const MOST_FIRST = 6;

// Where clients that break lines do so: a line that they broke is not longer, and with the next word it would have been.
const BROKEN_FROM = 68;
const BROKEN_TO = 80;

const PLAIN = ['undo', 'help', 'board', 'options', 'access'] as const;
// With single spaces. A number, as it is written in the languages that are spoken, and what follows it.
const NUMBER =
  /^(?:(?:option|number|nr\.?|no\.|#|n°|номер|вариант|选项|第|번호) ?)?(?:\( ?)?(\d{1,4})(?: ?[번号號个個项項])?(?![\p{L}\p{N}])(.*)$/iu;
// "2.3" may be two numbers or one, "3?" asks, and "no 3" may be a no.
const DOUBTED = /^[.:,、]\d|\?/u;
const QUESTION = /[?？؟]/u;
const NO_NUMBER = /^no[ ,:-]*\d/iu;
const MARKS = '*_"\'“”„«»';
const ENDS = '.!, \t\u00a0';

/**
 * Reads the first lines of a reply: one command a line, or several with `;` between them.
 * @param signed names of the writer: as the last line they are no command
 * @param vocabulary of the language that the writer reads
 */
export function commandsIn(
  lines: readonly string[],
  signed: readonly string[] = [],
  vocabulary = Vocabulary.of('en'),
): Command[] {
  const commands: Command[] = [];
  const rest = withoutName(lines, signed).slice();
  for (let part = 0; part < MOST_PARTS && rest.length > 0 && commands.length < MOST_COMMANDS; part++) {
    const line = unlisted(rest.shift()!);
    if (vocabulary.isSaid(line)) commands.push(commandOf(unbroken(line, rest), vocabulary));
    else if (line.length > LONGEST_LINE) commands.push({ is: 'unclear', text: line });
    else rest.unshift(...partsAfterFirst(line, commands, vocabulary));
  }
  return commands;
}

/** Takes the first part of a line with several; what comes after it may be said, with every `;` in it. */
function partsAfterFirst(line: string, commands: Command[], vocabulary: Vocabulary): string[] {
  const end = line.search(/[;；]/u);
  const first = end < 0 ? line : line.slice(0, end);
  if (bare(first) !== '') commands.push(commandOf(bare(first), vocabulary));
  return end < 0 ? [] : [line.slice(end + 1)];
}

/** What is said goes on where only the client broke the line. */
function unbroken(line: string, rest: string[]): string {
  let whole = line;
  let last = line;
  while (rest.length > 0 && isBroken(last, rest[0]!)) {
    last = rest.shift()!;
    whole += ` ${last.trim()}`;
  }
  return whole;
}

function isBroken(line: string, next: string): boolean {
  return line.length <= BROKEN_TO && line.length + 1 + next.split(' ', 1)[0]!.length > BROKEN_FROM;
}

function commandOf(text: string, vocabulary: Vocabulary): Command {
  if (vocabulary.isSaid(text)) return { is: 'say', ...vocabulary.saying(text), text };
  const words = text.length > LONGEST_COMMAND ? [] : wordsOf(text.normalize('NFKC'));
  if (words.length === 0 || isTooMuch(words)) return { is: 'unclear', text };
  const command = fixed(text, words, vocabulary) ?? acting(text, words);
  return QUESTION.test(text) && !mayBeAsked(command) ? { is: 'unclear', text } : command;
}

/** Who asks whether they may has not done it. */
function mayBeAsked(command: Command): boolean {
  if (command.is === 'settings') return wordsOf(command.asked).length === 0;
  if (command.is === 'standing') return command.words.length === 0;
  return ['explain', 'help', 'board', 'options'].includes(command.is);
}

/** Each letter of Chinese is a word. */
function isTooMuch(words: readonly string[]): boolean {
  return words.filter((word) => !/^\p{Script=Han}$/u.test(word)).length > MOST_WORDS;
}

function fixed(text: string, words: readonly string[], vocabulary: Vocabulary): Command | undefined {
  const all = words.join(' ');
  const is = PLAIN.find((one) => vocabulary.is(one, all));
  if (is !== undefined) return { is, text };
  const first = beginningIn(words, vocabulary);
  if (first !== undefined) return withMore(text, words, first, vocabulary);
  const asked = NUMBER.test(plainly(text)) ? undefined : vocabulary.askedAbout(words);
  return asked && { is: 'explain', words: asked, text };
}

const BEGINNINGS = ['resign', 'standing', 'settings', 'explain'] as const;
type First = { readonly is: (typeof BEGINNINGS)[number]; readonly length: number };

/** The command that the first words are. */
function beginningIn(words: readonly string[], vocabulary: Vocabulary): First | undefined {
  for (const is of BEGINNINGS)
    for (let length = 1; length <= Math.min(words.length, MOST_FIRST); length++)
      if (vocabulary.is(is, words.slice(0, length).join(' '))) return { is, length };
  return undefined;
}

function withMore(
  text: string,
  words: readonly string[],
  { is, length }: First,
  vocabulary: Vocabulary,
): Command | undefined {
  const more = words.slice(length);
  if (is === 'standing' || is === 'explain') return { is, words: more, text };
  if (is === 'settings') return { is, asked: afterWords(text, words.slice(0, length)), text };
  const sure = more.length > 0;
  return sure && !vocabulary.is('yes', more.join(' ')) ? undefined : { is, sure, text };
}

/** What stands behind the first words of a text, as it stands there. */
function afterWords(text: string, words: readonly string[]): string {
  let at = 0;
  for (const word of words) at = Math.max(at, text.indexOf(word, at) + word.length);
  return text.slice(at).trim();
}

const plainly = (text: string): string => text.replace(/№/gu, '#').normalize('NFKC').replace(/\s+/gu, ' ');

function acting(text: string, words: readonly string[]): Command {
  const [, number, more = ''] = NUMBER.exec(plainly(text)) ?? [];
  if (number !== undefined) return numbered(text, Number(number), more) ?? { is: 'act', words, text };
  return NO_NUMBER.test(plainly(text)) ? { is: 'unclear', text } : { is: 'act', words, text };
}

/** @param more what follows the number; undefined: the number is one of several words */
function numbered(text: string, number: number, more: string): Command | undefined {
  const words = wordsOf(more);
  if (words.every(isFiller) && !DOUBTED.test(more)) return { is: 'act', number, words: [], text };
  if (!/^ ?[.):、]/u.test(more)) return undefined;
  return DOUBTED.test(more) || areNumbers(words)
    ? { is: 'unclear', text }
    : { is: 'act', number, words, text };
}

/** Without the mark of a list before it. */
function unlisted(line: string): string {
  return line.trim().replace(/^[-*•·–]\s+/u, '');
}

/** Without marks of emphasis around it, and the full stop behind. */
function bare(line: string): string {
  const text = line.trim();
  let [from, to] = [0, text.length];
  while (from < to && MARKS.includes(text[from]!)) from += 1;
  while (to > from && (MARKS + ENDS).includes(text[to - 1]!)) to -= 1;
  return text.slice(from, to);
}

function withoutName(lines: readonly string[], signed: readonly string[]): readonly string[] {
  const last = folded(bare(lines.at(-1) ?? ''));
  const names = signed.flatMap((name) => [name, name.split(/\s/, 1)[0]!]).map(folded);
  return lines.length > 1 && last !== '' && names.includes(last) ? lines.slice(0, -1) : lines;
}
