import { folded, spellings, wordsOf } from './fold.js';

/** Something that may be chosen, with all that it may be called. */
export interface Choice {
  readonly label: string;
  /** What else names it: its type, its values. */
  readonly names: readonly string[];
}

export type Meant<One> = { readonly found: One } | { readonly unclear: readonly One[] };

// Of a shorter beginning of a word nobody can tell that it is one.
const SHORTEST_BEGINNING = 3;

// May stand between the words that count.
const FILLERS = new Set([
  'to',
  'the',
  'a',
  'an',
  'by',
  'in',
  'at',
  'of',
  'from',
  'with',
  'on',
  'please',
  'i',
  ...['d', 'de', 'du', 'des', 'l', 'le', 'la', 'les', 'un', 'une', 'au', 'aux'],
]);

/** How well words name a choice: the whole label beats any part of it, then words beat their beginnings, then order counts. */
interface Fit {
  readonly whole: boolean;
  readonly words: number;
  /** Whether they stand in this order in the label: of "column 2, row 3" and "column 3, row 2", one is meant. */
  readonly ordered: boolean;
}

/** A word that was said, as it is compared. */
interface Spoken {
  readonly forms: readonly string[];
  /** As somebody may write it who thinks that there is an umlaut: `zuerich` for Zurich. */
  readonly umlauted: string;
  readonly bare: string;
  readonly isFiller: boolean;
}

/**
 * Which choice is meant: each word is one of its words, or the beginning of one. The one that fits best counts; where
 * several fit as well, all of these are unclear; where none fits, there are none.
 */
export function meantBy<One extends Choice>(words: readonly string[], choices: readonly One[]): Meant<One> {
  const said = words.map(spoken);
  const fits = choices.flatMap((choice) => {
    const fit = fitOf(said, choice);
    return fit === undefined ? [] : [{ choice, fit }];
  });
  const best = fits.reduce<Fit | undefined>((most, { fit }) => (isBetter(fit, most) ? fit : most), undefined);
  const found = fits
    .filter(({ fit }) => best !== undefined && !isBetter(best, fit))
    .map(({ choice }) => choice);
  return found.length === 1 ? { found: found[0]! } : { unclear: found };
}

/** Whether a word counts for nothing beside others. */
export function isFiller(word: string): boolean {
  return FILLERS.has(folded(word));
}

/** Whether numbers stand there, and nothing that names anything. */
export function areNumbers(words: readonly string[]): boolean {
  const named = words.filter((word) => !isFiller(word));
  return named.length > 0 && named.every((word) => /^\p{N}+$/u.test(word));
}

function spoken(word: string): Spoken {
  const bare = folded(word);
  const umlauted = bare.replace(/([aou])e/gu, '$1');
  return { forms: spellings(word), umlauted, bare, isFiller: isFiller(word) };
}

function fitOf(said: readonly Spoken[], { label, names }: Choice): Fit | undefined {
  const labelled = parts(label).map(spellings);
  const called = [...labelled, ...names.flatMap(parts).map(spellings)].flat();
  const fits = said.map((word) => wordFit(word, called));
  if (fits.includes('none') || fits.every((fit) => fit === 'filler')) return undefined;
  const count = fits.filter((fit) => fit === 'word').length;
  return { whole: isWhole(said, label, names), words: count, ordered: isOrdered(said, labelled) };
}

function isOrdered(said: readonly Spoken[], labelled: readonly (readonly string[])[]): boolean {
  let from = 0;
  return said.every((word) => {
    const at = labelled.findIndex((part, place) => place >= from && wordFit(word, part) !== 'none');
    from = at + 1;
    return at >= 0;
  });
}

function wordFit(word: Spoken, called: readonly string[]): 'word' | 'beginning' | 'filler' | 'none' {
  if (word.isFiller) return 'filler';
  const { forms, umlauted } = word;
  if (called.some((known) => forms.includes(known))) return 'word';
  const maybe = [...forms, umlauted];
  return called.some((known) => maybe.some((form) => isBeginning(form, known))) ? 'beginning' : 'none';
}

function isWhole(words: readonly Spoken[], label: string, names: readonly string[]): boolean {
  const said = words.map(({ bare }) => bare).join(' ');
  return [label, ...names].some((name) => parts(name).map(folded).join(' ') === said);
}

function isBeginning(form: string, word: string): boolean {
  return form.length >= SHORTEST_BEGINNING && !/\d/.test(form) && word.startsWith(form);
}

/** The words of a name, also those of one that is written together: `moveByRail`. */
function parts(name: string): string[] {
  return wordsOf(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
}

function isBetter(one: Fit, other: Fit | undefined): boolean {
  return other === undefined || rank(one) > rank(other);
}

const rank = ({ whole, words, ordered }: Fit): number => (whole ? 1e6 : 0) + words * 2 + (ordered ? 1 : 0);
