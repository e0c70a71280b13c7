// Compiled, never run: that the unions of the contract can be told apart, each case by itself and all of them together.
import { assertNever, type GameEvent, type OfferedAction, type RulesetId, type View } from 'harker-client';
import type { Schemas } from '../src/types.js';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
type Literal<T extends string> = string extends T ? never : T;
/** Every member alone: its `type` is one word, and no other member has this word. */
type Apart<U extends { type: string }> = {
  [T in Literal<U['type']>]: Same<Extract<U, { type: T }>['type'], T>;
};
type EachApart = { [R in RulesetId]: Apart<OfferedAction<R>> & Apart<GameEvent<R>> };

export function everyTypeIsAWordOfItsOwn(words: EachApart): true[] {
  return Object.values(words).flatMap((ofOne) => Object.values<true>(ofOne));
}

/** Every ruleset of the contract has its types. */
export const rulesets: Same<Schemas['View']['ruleset'], RulesetId> = true;

export function byRuleset(view: View): number {
  switch (view.ruleset) {
    case 'fury-of-dracula-2e':
      return view.dracula.blood;
    case 'fury-of-dracula-4e':
      return view.dracula.damage;
    case 'vampire-graves':
      return view.reserve;
    default:
      return assertNever(view);
  }
}

export function everyAction(action: OfferedAction<'vampire-graves'>): string | number {
  switch (action.type) {
    case 'open':
      return action.grave;
    case 'place':
    case 'give':
    case 'receive':
      return action.end;
    case 'giveFromInside':
      return action.place;
    case 'giveFromSideRow':
      return action.colour;
    case 'placeFromSideRow':
    case 'decline':
    case 'hideGarlic':
    case 'close':
    case 'stop':
    case 'agreeToTakeBack':
    case 'refuseToTakeBack':
    case 'giveToBot':
    case 'openSeat':
    case 'keepWaiting':
    case 'agreeToAdopt':
    case 'refuseToAdopt':
      return action.label;
    default:
      return assertNever(action);
  }
}

export function oneIsMissing(view: View): string {
  if (view.ruleset === 'fury-of-dracula-2e' || view.ruleset === 'vampire-graves') return view.ruleset;
  // @ts-expect-error: the fourth edition is left
  return assertNever(view);
}

type TurnStarted = Extract<GameEvent<'vampire-graves'>, { type: 'TurnStarted' }>;

/** Fields belong to their type. */
export const aTurnHasNoGrave: 'grave' extends keyof TurnStarted ? never : true = true;

/** Editions of one game are rulesets of their own. */
export const apart: 'fightWith' extends OfferedAction<'fury-of-dracula-2e'>['type'] ? never : true = true;
