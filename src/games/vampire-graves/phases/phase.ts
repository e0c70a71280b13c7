import type { Of } from '../../kit/by-type.js';
import type { Random } from '../../kit/random.js';
import type { Story } from '../../kit/story.js';
import type { Action } from '../actions.js';
import type { Event } from '../events.js';
import type { State } from '../state.js';

export type Tale = Story<State, Event>;

type Does<Name extends Action['type']> = (tale: Tale, action: Of<Action, Name>, random: Random) => void;

/** One question of the game: what may be answered beside what each answer does. */
export interface Phase {
  mayDo(state: State): readonly Action[];
  /** The answer for a seat that gives none in time. */
  inTime(state: State, random: Random): Action;
  readonly does: { readonly [Name in Action['type']]?: Does<Name> };
}
