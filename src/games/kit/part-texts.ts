/** What is told of one printed part in one language: when it is used, what it needs, what it does. */
export interface PartText {
  readonly timing?: string;
  readonly needs?: string;
  readonly effect?: string;
  readonly matures?: string;
  readonly matured?: string;
  /** How a power lies on the trail. */
  readonly lies?: string;
  /** While it is in play as an ally. */
  readonly ally?: string;
  /** Those of a character, in the order of the components. */
  readonly abilities?: readonly string[];
}

/** The same of many, by their ids. */
export type TextsById = Readonly<Record<string, PartText>>;

/** The same of all that do something, by their groups in the components. */
export type PartTexts = Readonly<Record<string, TextsById>>;
