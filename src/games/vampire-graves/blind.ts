import { foreseen, isForeseen, type ForesightOfActions } from '../kit/foresight.js';
import type { SeatId } from '../kit/audience.js';
import type { Action } from './actions.js';
import { decide } from './decide.js';
import { graveOf, type State } from './state.js';

/** With open notes everybody sees what lies in a grave that was opened. Else to open it again helps the memory. */
function isMarked(state: State, grave: number): boolean {
  const { lid } = graveOf(state, grave);
  return state.options.mode === 'openNotes' && lid !== 'unseen' && lid !== 'unseenFromReserve';
}

/** Nobody has secrets. Chance alone is in doubt: whether a vampire is turned up for one that has gone. */
const ANSWERS: ForesightOfActions<State, Action> = {
  open: (state, _seat, { grave }) => isMarked(state, grave),
  place: true,
  placeFromSideRow: true,
  decline: true,
  hideGarlic: true,
  close: true,
  stop: true,
  give: true,
  giveFromInside: true,
  giveFromSideRow: true,
  receive: true,
};

/** See `GameDefinition`. A game that is over is opened. */
export function blind(state: State, seat: SeatId, action: Action): boolean {
  if (!isForeseen(ANSWERS, state, seat, action)) return false;
  const events = foreseen((random) => decide(state, seat, action, random));
  return events !== undefined && !events.some(({ type }) => type === 'GameEnded');
}
