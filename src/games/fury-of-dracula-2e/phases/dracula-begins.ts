import type { Action } from '../actions.js';
import { playable, playEvent } from '../cards/play.js';
import type { State } from '../state.js';
import type { StepOf } from '../steps/steps.js';
import { couldPlay, DRACULA_TURN_EVENTS } from '../windows.js';
import type { Question } from './phase.js';

function answers(state: State, step: StepOf<'draculaBegins'>): readonly Action[] {
  return [
    { type: 'pass' },
    ...state.catacombs.map((_, index): Action => ({ type: 'emptyCatacombs', space: index + 1 })),
    ...playable(state, 'dracula', step, DRACULA_TURN_EVENTS),
  ];
}

/** The start of his turn: asked if the catacombs hold cards, or if he could hold a card for it. */
export const draculaBegins: Question<'draculaBegins'> = {
  asks: (state) =>
    state.catacombs.length > 0 || couldPlay(state, 'dracula', DRACULA_TURN_EVENTS) ? ['dracula'] : [],
  mayDo: answers,
  inTime: () => ({ type: 'pass' }),
  does: {
    pass: (tale) => tale.tell({ type: 'EventPassed', seat: 'dracula' }),
    emptyCatacombs: (tale, { step, action: { space } }) => {
      tale.tell({ type: 'CatacombsEmptied', space });
      tale.next(step);
    },
    playEvent: (tale, { step, action: { card } }) => {
      tale.next(step);
      playEvent(tale, { seat: 'dracula', card });
    },
  },
};
