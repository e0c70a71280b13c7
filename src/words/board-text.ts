import stringWidth from 'string-width';
import type { BoardPart, BoardTable } from '../games/kit/board.js';
import type { Message } from '../games/kit/message.js';
import { SANDBOX_MARK } from './sandbox-mark.js';
import { broken, INDENT, WIDTH, wrapped } from './wrapped.js';

type Say = (message: Message) => string;

/** A last column is not made narrower than this, */
const NARROWEST = 20;
/** but for what has room there in so many lines. */
const FEW_LINES = 2;

/** A board as plain text: lines of at most 76 columns, without tabs, and without blanks at their ends. */
export function boardText(parts: readonly BoardPart[], say: Say): string {
  return parts.map((part) => partText(part, say)).join('\n\n');
}

/** The same for who has nothing else before them: of a sandbox it says first that it is one. */
export function markedBoardText(parts: readonly BoardPart[], sandbox: boolean, say: Say): string {
  const text = boardText(parts, say);
  return sandbox ? `${hanging('', say(SANDBOX_MARK), WIDTH).join('\n')}\n\n${text}` : text;
}

function partText({ title, lines }: BoardPart, say: Say): string {
  const within = WIDTH - INDENT.length;
  const text = lines.flatMap((line) =>
    'rows' in line ? tableText(line, say, within) : hanging('', say(line), within, INDENT),
  );
  return [say(title).toUpperCase(), ...text.map((line) => `${INDENT}${line}`.trimEnd())].join('\n');
}

function tableText({ rows }: BoardTable, say: Say, within: number): readonly string[] {
  const cells = rows.map((row) => row.map(say));
  const columns = Math.max(...cells.map(({ length }) => length)) - 1;
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(...cells.map((row) => stringWidth(row[at] ?? ''))),
  );
  return cells.flatMap((row) => {
    const before = row.slice(0, columns).map((cell, at) => padded(cell, widths[at]!) + INDENT);
    return hanging(before.join(''), row[columns] ?? '', within);
  });
}

const padded = (text: string, width: number) => text + ' '.repeat(width - stringWidth(text));

/** A text behind another, in lines under each other; under the first text, where there is no room beside it. */
function hanging(first: string, text: string, within: number, indent = ''): readonly string[] {
  const left = ' '.repeat(stringWidth(first)) + indent;
  const room = within - left.length;
  if (!hasRoom(text, room)) return [...broken(first, within), ...hanging(INDENT, text, within)];
  return broken(text, room).map((line, at) => (at === 0 ? first : left) + line);
}

function hasRoom(text: string, room: number): boolean {
  if (room >= NARROWEST || stringWidth(text) <= room) return true;
  const lines = wrapped(text.split(' '), room);
  return lines.length <= FEW_LINES && lines.every((line) => stringWidth(line) <= room);
}
