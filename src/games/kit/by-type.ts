import type { Typed } from './game-definition.js';

/** The member of a union with this name. */
export type Of<Union extends Typed, Name extends Union['type']> = Extract<Union, { readonly type: Name }>;

/** One function for every member of a union: a new member without one does not compile. */
export type ByType<Union extends Typed, Before extends readonly unknown[], Result> = {
  readonly [Name in Union['type']]: (...args: [...Before, Of<Union, Name>]) => Result;
};

/** Calls the function that stands for this member. */
export function byType<Union extends Typed, Before extends readonly unknown[], Result>(
  functions: ByType<Union, Before, Result>,
  member: Union,
  ...before: Before
): Result {
  const chosen = functions[member.type as Union['type']] as (...args: [...Before, Union]) => Result;
  return chosen(...before, member);
}
