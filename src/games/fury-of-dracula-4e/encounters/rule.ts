import type { Random } from '../../kit/random.js';
import type { Action } from '../actions/actions.js';
import type { EncounterId } from '../data/encounters.js';
import type { FurySeat } from '../seats.js';
import type { State } from '../state.js';
import type { StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';

export type Met = StepOf<'encounter'>;
export type Asks = StepOf<'encounterAsks'>;

export interface EncounterRule {
  /** What becomes of the card, if nothing else is said (`decideFate`). open: it depends on a fight. */
  readonly after: StepOf<'encounterOver'>['fate'];
  meets(tale: Tale, step: Met, random: Random): void;
  matures?(tale: Tale, step: StepOf<'matures'>, random: Random): void;
  /** Whether the first of those who are left is asked, by public facts. Otherwise always. */
  isAsked?(state: State, step: Asks): boolean;
  choices?(state: State, step: Asks, seat: FurySeat): readonly Action[];
  isChosen?(tale: Tale, step: Asks, action: Action, random: Random): void;
  /** What follows if nobody is asked. */
  unasked?(tale: Tale, step: Asks, random: Random): void;
}

export type EncounterRules = Readonly<Partial<Record<EncounterId, EncounterRule>>>;

/** Says what becomes of the card that is met just now. */
export function decideFate(tale: Tale, fate: StepOf<'encounterOver'>['fate']): void {
  tale.amend('encounterOver', (step) => ({ ...step, fate }));
}
