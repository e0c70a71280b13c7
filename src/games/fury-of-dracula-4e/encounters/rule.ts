import type { Random } from '../../kit/random.js';
import type { Action } from '../actions/actions.js';
import type { EncounterId } from '../data/encounters.js';
import type { State } from '../state.js';
import type { StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';

export type Met = StepOf<'encounter'>;
export type Asks = StepOf<'encounterAsks'>;
export type Matures = StepOf<'matures'>;
export type MaturedAsks = StepOf<'maturedAsks'>;

export interface EncounterRule {
  /** What becomes of the card, if nothing else is said (`decideFate`). open: it depends on a fight. */
  readonly after: StepOf<'encounterOver'>['fate'];
  meets(tale: Tale, step: Met, random: Random): void;
  /** Whether the hunter is asked (`encounterAsks`), by public facts. Otherwise always. */
  isAsked?(state: State, step: Asks): boolean;
  choices?(state: State, step: Asks): readonly Action[];
  isChosen?(tale: Tale, step: Asks, action: Action): void;
  /** What follows if the hunter is not asked. */
  unasked?(tale: Tale, step: Asks): void;

  matures?(tale: Tale, step: Matures, random: Random): void;
  /** What Dracula chooses among when it has matured (`maturedAsks`). Whether there is anything, is public. */
  targets?(state: State, step: MaturedAsks): readonly Action[];
  isAimed?(tale: Tale, step: MaturedAsks, action: Action): void;
}

export type EncounterRules = Readonly<Partial<Record<EncounterId, EncounterRule>>>;

/** Says what becomes of the card that is met just now. */
export function decideFate(tale: Tale, fate: StepOf<'encounterOver'>['fate']): void {
  tale.amend('encounterOver', (step) => ({ ...step, fate }));
}
