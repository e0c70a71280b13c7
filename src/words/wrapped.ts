import stringWidth from 'string-width';

/** So many columns of a mail are shown everywhere as they were sent. */
export const WIDTH = 76;
export const INDENT = '  ';

/** Words on lines of this width; a word that is longer has a line of its own. */
export function wrapped(words: readonly string[], width: number): string[] {
  const lines: string[] = [''];
  for (const word of words) {
    const line = lines.at(-1)!;
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || stringWidth(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
