import { en } from './en/shell.js';
import { fr } from './fr/shell.js';
import { ko } from './ko/shell.js';
import { ru } from './ru/shell.js';
import type { ShellWords } from './shell-words.js';
import { zh } from './zh/shell.js';

/** By language tag (BCP 47). The first is for those who ask for none of them. */
export const SHELL_WORDS: { readonly en: ShellWords } & Readonly<Record<string, ShellWords>> = {
  en,
  zh,
  ru,
  fr,
  ko,
};

/** The languages in which a catalogue has words, and Harker, too. */
export const spokenIn = (catalogues: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(SHELL_WORDS).filter((language) => Object.hasOwn(catalogues, language));
