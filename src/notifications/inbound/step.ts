import type { Shown } from '../mail/queued-answers.js';

/** What has become of one command. */
export type StepOutcome = 'done' | 'unclear' | 'refused';

/**
 * One command of a mail. It is kept with what it means before it is carried out, so that whoever begins anew after a
 * crash means the same.
 */
export interface Step {
  readonly meant?: { readonly id: string; readonly label: string } | { readonly entry: number };
  /** Absent: it was begun. */
  readonly outcome?: StepOutcome;
  /** What is answered to it. */
  readonly lines: readonly string[];
  /** It asked for words alone, and nothing was done. */
  readonly toldOnly?: true;
  /** The player does not hold the seat any more. */
  readonly stranger?: true;
  readonly shows?: Shown;
}
