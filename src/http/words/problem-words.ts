import type { RefusalCode } from '../../refusals/refusal.js';

/** What a client reads about a refusal. */
export interface ProblemWords {
  readonly title: string;
  /** What was wrong. */
  readonly wrong: string;
  /** The same with particulars, used where every value of the pattern is known. */
  readonly wrongWith?: string;
  /** What would be right. */
  readonly right: string;
}

export type ProblemCatalogue = Readonly<Record<RefusalCode, ProblemWords>>;
