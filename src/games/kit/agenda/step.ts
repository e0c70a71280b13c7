import { Type, type Static, type TProperties, type TSchema } from '@sinclair/typebox';
import { closed, typed } from '../schema.js';

/** Something to be done, plain data with a name. */
export interface AnyStep {
  readonly is: string;
}

export type StepNamed<Step extends AnyStep, Name extends Step['is']> = Extract<Step, { readonly is: Name }>;

/** Declares something to be done: at once, or when somebody has answered. All that it says is public. */
export function step<const Name extends string, Fields extends TProperties>(
  name: Name,
  description: string,
  fields: Fields,
) {
  return closed({ is: Type.Literal(name), ...fields }, { description });
}

/** The event that tells what is to be done next. */
export interface AgendaChanged<Step extends AnyStep> {
  readonly type: 'AgendaChanged';
  readonly question: number;
  readonly agenda: Step[];
}

/** Declares that event. */
export function agendaChanged<Step extends TSchema>(anyStep: Step) {
  return typed('AgendaChanged', 'What is to be done next, the first step first. All of it is public.', {
    question: Type.Integer({ minimum: 0, description: 'How many questions were asked so far.' }),
    agenda: Type.Array(Type.Unsafe<Static<Step>>(anyStep)),
  });
}
