import type { Action } from '../actions.js';
import { drawGraveForLateSeat } from '../chance.js';
import type { State } from '../state.js';
import { endPart, frontier } from './flow.js';
import { turnUpLid } from './lid.js';
import type { Phase, Tale } from './phase.js';

const open = (grave: number): Action => ({ type: 'open', grave });
const STOP: Action = { type: 'stop' };

/** Any grave, also one that was filled in this turn. */
const anyGrave = (state: State): readonly Action[] => state.graves.map((_, grave) => open(grave));

function stop(tale: Tale): void {
  tale.tell({ type: 'OpeningStopped', seat: tale.state.opener });
  endPart(tale);
}

/** The first lid of a turn. Nobody may pass. */
export const mustOpen: Phase = {
  mayDo: anyGrave,
  inTime: (state, random) => open(drawGraveForLateSeat(state.graves.length, random)),
  does: { open: (tale, { grave }, random) => turnUpLid(tale, grave, random) },
};

/** Published, as an option: after a vampire went into a grave, another lid. */
export const mayOpenMore: Phase = {
  mayDo: (state) => [...anyGrave(state), STOP],
  inTime: () => STOP,
  does: { open: (tale, { grave }, random) => turnUpLid(tale, grave, random), stop },
};

/** The graves around a rat, one at a time, each once. Ruling: all rules hold for a lid opened this way. */
export const plague: Phase = {
  mayDo: (state) => [...frontier(state).map(open), STOP],
  inTime: () => STOP,
  does: { open: (tale, { grave }, random) => turnUpLid(tale, grave, random), stop },
};
