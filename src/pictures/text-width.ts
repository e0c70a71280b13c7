import stringWidth from 'string-width';

// Widths in parts of the size of the type, a little more than the serif types of browsers need, so that a text fits
// whatever type it is shown in.
const NARROW = 0.36;
const USUAL = 0.56;
const BROAD = 0.72;
const BROADEST = 0.93;
const BOLD = 1.08;

const IS_NARROW = /[ iljftrI.,:;'’!|()[\]/-]/u;
const IS_BROADEST = /[mwMW—%@ШЩЖЮМФшщжюмф]/u;
const IS_BROAD = /[\p{Lu}&×]/u;

function widthOf(letter: string): number {
  const columns = stringWidth(letter);
  if (columns === 0) return 0;
  if (columns === 2) return 1.02;
  if (IS_NARROW.test(letter)) return NARROW;
  if (IS_BROADEST.test(letter)) return BROADEST;
  return IS_BROAD.test(letter) ? BROAD : USUAL;
}

const known = new Map<string, number>();

function widthOnce(letter: string): number {
  const before = known.get(letter);
  if (before !== undefined) return before;
  const width = widthOf(letter);
  // Letters of all languages are a few thousand.
  if (known.size < 10_000) known.set(letter, width);
  return width;
}

/** How wide a text is at the most, in the units of its size. */
export function textWidth(text: string, size: number, bold = false): number {
  let width = 0;
  for (const letter of text) width += widthOnce(letter);
  return width * size * (bold ? BOLD : 1);
}

/** Where a line may be broken: between words, after hyphens, and beside every letter that is as wide as it is high. */
const pieces = (text: string): readonly string[] =>
  [...text.matchAll(/\p{Script=Han}[、。，：；）」]*|[^\s\p{Script=Han}-]+-*|-+|\s+/gu)].map(
    ([piece]) => piece,
  );

/** The lines of a text that are at most so wide; a word that is wider is broken. */
export function brokenInto(text: string, size: number, width: number, bold = false): readonly string[] {
  const lines: string[] = [''];
  const add = (piece: string) => {
    const longer = lines.at(-1)! + piece;
    if (textWidth(longer.trimEnd(), size, bold) <= width) lines[lines.length - 1] = longer;
    else if (textWidth(piece, size, bold) <= width || [...piece].length === 1) lines.push(piece.trimStart());
    else for (const letter of piece) add(letter);
  };
  pieces(text).forEach(add);
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
