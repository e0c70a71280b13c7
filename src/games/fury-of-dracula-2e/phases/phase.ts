import type { Of } from '../../kit/by-type.js';
import type { Random } from '../../kit/random.js';
import type { Action, ActionName } from '../actions.js';
import type { FurySeat } from '../seats.js';
import type { State } from '../state.js';
import type { StepName, StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';

/** The one who answered, what is asked, and how. */
export interface Answer<Name extends StepName, Asked extends ActionName> {
  readonly step: StepOf<Name>;
  readonly seat: FurySeat;
  readonly action: Of<Action, Asked>;
}

type Does<Name extends StepName, Asked extends ActionName> = (
  tale: Tale,
  answer: Answer<Name, Asked>,
  random: Random,
) => void;

/** A step that asks. What may be answered stands beside what each answer does. */
export interface Question<Name extends StepName> {
  /** The name of the question, where it is not that of the step. */
  kind?(step: StepOf<Name>): string;
  /** Who is asked, by public facts alone. Nobody: the step is passed over. */
  asks(state: State, step: StepOf<Name>): readonly FurySeat[];
  mayDo(state: State, step: StepOf<Name>, seat: FurySeat): readonly Action[];
  /** The answer for a seat that gives none in time. */
  inTime(state: State, step: StepOf<Name>, seat: FurySeat, random: Random): Action;
  readonly does: { readonly [Asked in ActionName]?: Does<Name, Asked> };
  /** What happens if nobody is asked. */
  unasked?(tale: Tale, step: StepOf<Name>, random: Random): void;
}

/** A step that is done at once. */
export interface Deed<Name extends StepName> {
  happens(tale: Tale, step: StepOf<Name>, random: Random): void;
}

export type Phase<Name extends StepName> = Question<Name> | Deed<Name>;

/** A phase for each of these steps. */
export type Phases<Names extends StepName> = { readonly [Name in Names]: Phase<Name> };

/** Names of the steps that a group declares. */
export type NamesOf<Group> = Extract<keyof Group, StepName>;
