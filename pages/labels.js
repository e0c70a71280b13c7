/** So many labels are worth saying what they share only once. */
export const ENOUGH = 4;
const SHORTEST_SHARED = 4;
const BREAK = /[\s,;:()]/;

/**
 * Labels that begin or end alike, with what they share said once.
 * @returns the caption, empty where nothing is shared, and what is left of each label
 */
export function together(labels) {
  if (labels.length < ENOUGH) return { caption: '', texts: labels };
  const begin = shared(labels);
  const rests = labels.map((label) => label.slice(begin.length));
  const end = reversed(shared(rests.map(reversed)));
  const texts = rests.map((rest) => rest.slice(0, rest.length - end.length).trim());
  const isEnough =
    begin.length + end.length >= SHORTEST_SHARED || (begin + end).length * 2 >= labels[0].length;
  if (!isEnough || texts.includes('')) return { caption: '', texts: labels };
  return { caption: `${begin.trim()} … ${end.trim()}`.trim(), texts };
}

const reversed = (text) => [...text].toReversed().join('');

/** The longest beginning that all have, cut at the end of a word where words stand apart. */
function shared(texts) {
  const [first] = texts;
  let length = 0;
  while (length < first.length && texts.every((text) => text[length] === first[length])) length += 1;
  if (!first.includes(' ')) return first.slice(0, length);
  while (length > 0 && !BREAK.test(first[length - 1])) length -= 1;
  return first.slice(0, length);
}

/** How wide a text is, in letters of Latin: those of Chinese and Korean are twice as wide. */
export const widthOf = (text) => [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0);
