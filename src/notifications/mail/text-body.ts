import stringWidth from 'string-width';
import { INDENT, WIDTH, wrapped } from '../../words/wrapped.js';
import type { Block } from './letter.js';

/** More options than these are drawn together. */
const MANY = 8;
/** What is said of something stands below it, and not beside it, where one of them is wider. */
const WIDEST_BESIDE = 20;
/** A beginning is said once if it has at least so many words. */
const FEWEST_WORDS = 2;

/** A mail as plain text: lines of at most 76 columns, but for links and words that are longer. */
export function textBody(blocks: readonly Block[]): string {
  return blocks.map(blockText).join('\n\n') + '\n';
}

function blockText(block: Block): string {
  switch (block.is) {
    case 'paragraph':
      return wrapped(block.text.split(' '), WIDTH).join('\n');
    case 'title':
      return `${block.text}\n${'='.repeat(Math.min(WIDTH, stringWidth(block.text)))}`;
    case 'lines':
      return titled(block.title, hangingLines(block.lines));
    case 'explained':
      return titled(block.title, explainedLines(block));
    case 'board':
      return block.text;
    case 'options':
      return titled(block.title, optionLines(block.groups));
    case 'link':
      return `${block.text}\n${INDENT}${block.url}`;
    case 'small':
      return plainLines(block.lines).join('\n');
    case 'foot':
      return ['-- ', ...plainLines(block.lines)].join('\n');
  }
}

const plainLines = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => wrapped(line.split(' '), WIDTH));

function titled(title: string, lines: readonly string[]): string {
  return [title.toUpperCase(), ...lines.map((line) => (INDENT + line).trimEnd())].join('\n');
}

function hangingLines(lines: readonly (readonly [string, string])[]): string[] {
  const room = Math.max(0, ...lines.map(([before]) => stringWidth(before)));
  if (room > WIDEST_BESIDE) return lines.flatMap(([above, text]) => below(above, text));
  return lines.flatMap(([before, text]) => hanging(padded(before, room), text));
}

const padded = (text: string, room: number): string => text + ' '.repeat(room - stringWidth(text));

const below = (above: string, text: string): string[] => [
  ...(above === '' ? [] : wrapped(above.split(' '), WIDTH - INDENT.length)),
  ...wrapped(text.split(' '), WIDTH - 2 * INDENT.length).map((line) => INDENT + line),
];

const explainedLines = ({ parts, more = '' }: Extract<Block, { readonly is: 'explained' }>): string[] => [
  ...parts.flatMap(({ name, lines }) => lines.flatMap((line, at) => below(at === 0 ? name : '', line))),
  ...(more === '' ? [] : wrapped(more.split(' '), WIDTH - INDENT.length)),
];

function hanging(before: string, text: string): string[] {
  const first = before === '' ? '' : before + INDENT;
  const left = ' '.repeat(stringWidth(first));
  return wrapped(text.split(' '), WIDTH - INDENT.length - left.length).map(
    (line, at) => (at === 0 ? first : left) + line,
  );
}

function optionLines(groups: readonly (readonly string[])[]): string[] {
  const room = String(groups.flat().length).length;
  let number = 0;
  const numbered = groups.map((group) =>
    group.map((text): [string, string] => [String(++number).padStart(room), text]),
  );
  return numbered.flatMap((group, at) => [...(at === 0 ? [] : ['']), ...groupLines(group)]);
}

/** Many that begin alike say so once; what is short then stands in columns, to be read down. */
function groupLines(group: readonly (readonly [string, string])[]): string[] {
  if (group.length <= MANY) return group.flatMap(([number, text]) => hanging(number, text));
  const alike = beginningOf(group.map(([, text]) => text));
  const cells = group.map(([number, text]) => `${number}${INDENT}${text.slice(alike.length)}`);
  const room = Math.max(...cells.map((cell) => stringWidth(cell))) + INDENT.length;
  const columns = Math.floor((WIDTH - INDENT.length) / room);
  if (columns < 2) return group.flatMap(([number, text]) => hanging(number, text));
  const rows = Math.ceil(cells.length / columns);
  const lines = Array.from({ length: rows }, (_, row) =>
    cells
      .filter((_cell, at) => at % rows === row)
      .map((cell) => padded(cell, room))
      .join(''),
  );
  return alike === '' ? lines : [`${alike.trimEnd()} …`, ...lines];
}

/** Whole words with which all begin, but the last before a number: that belongs to it. */
function beginningOf(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  const words = first.split(' ');
  let count = 0;
  while (count < words.length - 1 && others.every((text) => text.split(' ')[count] === words[count])) count++;
  if (/^\d/.test(words[count] ?? '')) count--;
  return count < FEWEST_WORDS ? '' : `${words.slice(0, count).join(' ')} `;
}
