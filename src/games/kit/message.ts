/**
 * A text as a key of a catalogue and the values that fill it in. A value may be a message itself.
 * The words stand in the ruleset's catalogues, one per language, and are put in when an answer is rendered.
 */
export interface Message {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number | Message>>;
}

/** The words of one language: ICU message patterns by key. */
export type Catalogue = Readonly<Record<string, string>>;
