import type * as agenda from '../../kit/agenda/phase.js';
import type { Action } from '../actions.js';
import type { FurySeat } from '../seats.js';
import type { State } from '../state.js';
import type { Step, StepName } from '../steps/steps.js';
import type { Tale } from '../tale.js';

/** The kinds of things of this game. */
export interface Fury {
  readonly step: Step;
  readonly state: State;
  readonly seat: FurySeat;
  readonly action: Action;
  readonly tale: Tale;
}

export type Question<Name extends StepName> = agenda.Question<Fury, Name>;
export type Deed<Name extends StepName> = agenda.Deed<Fury, Name>;
export type Phases<Names extends StepName> = agenda.Phases<Fury, Names>;

/** Names of the steps that a group declares. */
export type NamesOf<Group> = Extract<keyof Group, StepName>;
