import stringWidth from 'string-width';

/** So many columns of a mail are shown everywhere as they were sent. */
export const WIDTH = 76;
export const INDENT = '  ';

// Parts no words; its marks are as wide as its letters.
const UNPARTED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`;
const OPENING = '（《「『〈【“‘';
const CLOSING = '。，、；：！？）》」』〉】”’…—·ー';
const HAS_UNPARTED = new RegExp(`[${UNPARTED}\u3001-\u303F\uFF01-\uFF60]`, 'u');
const PIECES = new RegExp(
  `https?://[!-~]*|[${UNPARTED}${OPENING}${CLOSING}]|(?:(?!https?://)[^${UNPARTED}${OPENING}${CLOSING}])+`,
  'gu',
);

/** What no line is broken in. */
interface Piece {
  readonly text: string;
  /** Between this and what stands before it there is a space. */
  readonly spaced: boolean;
}

/**
 * Words on lines of this width. Chinese goes on in the next line, with its marks and numbers beside what they belong to;
 * a word or a link that is longer has a line of its own.
 */
export function wrapped(words: readonly string[], width: number): string[] {
  return lined(piecesOf(words, width), width);
}

/** The same, but what is too long for a line is broken, unless it is a link. */
export function broken(text: string, width: number): string[] {
  const pieces = piecesOf(text.split(' '), width).flatMap(({ text: whole, spaced }) =>
    partsOf(whole, width).map((part, at): Piece => ({ text: part, spaced: at === 0 && spaced })),
  );
  return lined(pieces, width);
}

function lined(pieces: readonly Piece[], width: number): string[] {
  const lines: string[] = [''];
  for (const { text, spaced } of pieces) {
    const line = lines.at(-1)!;
    const longer = line === '' ? text : line + (spaced ? ' ' : '') + text;
    if (line === '' || stringWidth(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  return lines;
}

function piecesOf(words: readonly string[], width: number): readonly Piece[] {
  const pieces = words.flatMap((word) =>
    (HAS_UNPARTED.test(word) ? (word.match(PIECES) ?? []) : [word]).map((text, at): Piece => ({
      text,
      spaced: at === 0,
    })),
  );
  return words.some((word) => HAS_UNPARTED.test(word)) ? together(pieces, width) : pieces;
}

/** With those in one that no line parts, as far as a line can hold them. */
function together(pieces: readonly Piece[], width: number): readonly Piece[] {
  const found: Piece[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    const joined = last && last.text + (piece.spaced ? ' ' : '') + piece.text;
    const fits = joined !== undefined && (stringWidth(joined) <= width || isLink(last!.text));
    if (fits && belongs(last!.text, piece)) found[found.length - 1] = { text: joined, spaced: last!.spaced };
    else found.push(piece);
  }
  return found;
}

/** No line begins with a mark that closes, or ends with one that opens; a number stays with its unit. */
function belongs(before: string, { text, spaced }: Piece): boolean {
  if (!spaced && (CLOSING.includes(text[0]!) || OPENING.includes(before.at(-1)!))) return true;
  if (isLink(before)) return false;
  return (/\p{L}$/u.test(before) && /^\d/.test(text)) || (/\d$/.test(before) && /^\p{L}/u.test(text));
}

const isLink = (text: string) => /https?:\/\//.test(text);

function partsOf(word: string, width: number): readonly string[] {
  if (stringWidth(word) <= width || isLink(word)) return [word];
  const found: string[] = [''];
  for (const letter of word) {
    const longer = found.at(-1)! + letter;
    if (stringWidth(longer) <= width) found[found.length - 1] = longer;
    else found.push(letter);
  }
  return found;
}
