import stringWidth from 'string-width';

/** So many columns of a mail are shown everywhere as they were sent. */
export const WIDTH = 76;
export const INDENT = '  ';

// Parts no words.
const UNPARTED = /\p{Script=Han}/u;
const CLOSING = new Set('。，、；：！？）》」』”’…·');

/** Words on lines of this width; a word that is longer has a line of its own, and Chinese goes on in the next. */
export function wrapped(words: readonly string[], width: number): string[] {
  const lines: string[] = [''];
  for (const word of words.flatMap((one) => (UNPARTED.test(one) ? pieces(one, width) : [one]))) {
    const line = lines.at(-1)!;
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || stringWidth(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A word in parts of at most this width; none begins with a sign that closes something. */
export function pieces(word: string, width: number): readonly string[] {
  const found: string[] = [''];
  for (const letter of word) {
    const before = found.at(-1)!;
    if (stringWidth(before + letter) <= width) found[found.length - 1] = before + letter;
    else if (CLOSING.has(letter)) {
      const last = [...before].at(-1)!;
      found[found.length - 1] = before.slice(0, -last.length);
      found.push(last + letter);
    } else found.push(letter);
  }
  return found;
}
