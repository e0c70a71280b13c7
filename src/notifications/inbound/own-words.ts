import { Vocabulary } from './vocabulary.js';
import { attributionAt, beginsMail, beginsSignature, isQuoted } from './quotes.js';

// What is not seen: controls, marks of direction, spaces of no width.
const UNSEEN = /[\p{Cf}\p{Cs}\p{Co}\p{Cn}\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/gu;
const MOST_LINES = 400;
// Longer is no line that ends what is read.
const MOST_END = 40;

/** Longer than a message with its command: of a longer line nobody can tell what it asks for. */
export const LONGEST_LINE = 2_100;

/**
 * The first lines that somebody wrote into a mail: up to a blank line, a quote, a signature, or `END`. Where the mail
 * begins with what is quoted, those after it.
 */
export function ownWords(text: string, vocabulary = Vocabulary.of('en')): string[] {
  const lines = uptoEnd(linesOf(text), vocabulary);
  let at = 0;
  while (goesOn(lines, at) && !isOwn(lines, at)) {
    const others = attributionAt(lines, at);
    // Without marks nobody can tell where a quote ends.
    if (others > 0 && !isQuoted(nextWritten(lines, at + others))) return [];
    at += Math.max(others, 1);
  }
  const first = at;
  while (goesOn(lines, at) && isOwn(lines, at)) at += 1;
  return lines.slice(first, at).map((line) => line.trim());
}

function uptoEnd(lines: readonly string[], vocabulary: Vocabulary): readonly string[] {
  const end = lines.findIndex((line) => line.length < MOST_END && vocabulary.is('end', line));
  return end < 0 ? lines : lines.slice(0, end);
}

function isOwn(lines: readonly string[], at: number): boolean {
  const line = lines[at]!;
  return line.trim() !== '' && !isQuoted(line) && attributionAt(lines, at) === 0;
}

function linesOf(text: string): string[] {
  const clean = text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n').replace(UNSEEN, '');
  return clean.split('\n', MOST_LINES).map((line) => cut(line.replace(/\p{Zs}/gu, ' ').trimEnd()));
}

/** A line that was cut is still too long. */
function cut(line: string): string {
  const text = line.trim();
  return text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE)}…` : line;
}

function goesOn(lines: readonly string[], at: number): boolean {
  const line = lines[at]?.trim();
  if (line === undefined) return false;
  return !beginsMail(lines, at) && !beginsSignature(line);
}

function nextWritten(lines: readonly string[], from: number): string {
  return lines.slice(from).find((line) => line.trim() !== '') ?? '';
}
