/** Sentences, one after the other. A full stop of Chinese has its space in itself. */
export const joined = (sentences: readonly string[]): string =>
  sentences.reduce((before, next) => `${before}${/[。！？）]$/.test(before) ? '' : ' '}${next}`);
