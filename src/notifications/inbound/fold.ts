const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ŋ: 'n' },
};
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** A text without case and accents. */
export function folded(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[ßæœøłđðþıŋ]/gu, (letter) => LETTERS[letter]!);
}

/** The ways in which a word may be written without accents: `Köln` as `koln` and as `koeln`. */
export function spellings(word: string): string[] {
  const spelled = word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüåø]/gu, (letter) => UMLAUTS[letter]!);
  return [...new Set([folded(word), folded(spelled)])];
}

// Of French: `l’hôpital` is two words.
const ELIDED = /(?<![\p{L}\p{M}\p{N}])(d|l|qu|s)['’](?=\p{L})/giu;

/** The words of a text: runs of letters and digits, as they stand there. Of Chinese, which parts no words, each letter. */
export function wordsOf(text: string): string[] {
  return (
    text
      .replace(ELIDED, '$1 ')
      .replace(/['’]/gu, '')
      .match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu) ?? []
  );
}
