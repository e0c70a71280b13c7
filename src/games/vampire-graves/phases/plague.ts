import type { Action } from '../actions.js';
import { frontier, stopOpening } from './flow.js';
import { turnUpLid } from './lid.js';
import type { Phase } from './phase.js';

/** The graves around the rat, one at a time, each once. Ruling: all rules hold for a lid opened this way. */
export const plague: Phase = {
  mayDo: (state) => [...frontier(state).map((grave): Action => ({ type: 'open', grave })), { type: 'stop' }],
  inTime: () => ({ type: 'stop' }),
  does: { open: (tale, { grave }, random) => turnUpLid(tale, grave, random), stop: stopOpening },
};
