import type { Action } from '../actions.js';
import { drawGraveForLateSeat } from '../chance.js';
import type { State } from '../state.js';
import { turnUpLid } from './lid.js';
import type { Phase } from './phase.js';

/** Any grave, also one that was filled in this turn. */
export function anyGrave(state: State): readonly Action[] {
  return state.graves.map((_, grave) => ({ type: 'open', grave }));
}

/** The first lid of a turn. Nobody may pass. */
export const open: Phase = {
  mayDo: anyGrave,
  inTime: (state, random) => ({ type: 'open', grave: drawGraveForLateSeat(state.graves.length, random) }),
  does: { open: (tale, { grave }, random) => turnUpLid(tale, grave, random) },
};
