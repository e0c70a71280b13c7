/**
 * French words as they are set: no line breaks within « », nor before the marks that stand apart from their word.
 *
 * @param words a text, or lists and objects of texts; nothing else of them is changed
 */
export function typeset<Words>(words: Words): Words {
  if (typeof words === 'string') return words.replace(/ (?=[:;!?»])|(?<=«) /g, '\u00a0') as Words;
  if (Array.isArray(words)) return words.map(typeset) as Words;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, typeset(text)])) as Words;
}
