import type { RefusalCode } from '../refusals/refusal.js';

/** What a client reads about a refusal. */
export interface ProblemWords {
  readonly title: string;
  /** What was wrong. */
  readonly wrong: string;
  /** The same with particulars: the first pattern counts of which every value is known. */
  readonly wrongWith?: string | readonly string[];
  /** What would be right. */
  readonly right: string;
  readonly rightWith?: string | readonly string[];
}

export type ProblemCatalogue = Readonly<Record<RefusalCode, ProblemWords>>;
