import { Type, type Static } from '@sinclair/typebox';
import type { StepNamed } from '../../kit/agenda/step.js';
import { cardSteps } from './cards.js';
import { combatSteps } from './combat.js';
import { encounterSteps } from './encounters.js';
import { hunterSteps } from './hunters.js';
import { roundSteps } from './round.js';

export const steps = {
  ...roundSteps,
  ...hunterSteps,
  ...cardSteps,
  ...encounterSteps,
  ...combatSteps,
} as const;

export type Step = Static<(typeof steps)[keyof typeof steps]>;
export type StepName = Step['is'];
export type StepOf<Name extends StepName> = StepNamed<Step, Name>;

export const AnyStep = Type.Unsafe<Step>(Type.Union(Object.values(steps), { title: 'Step' }));
