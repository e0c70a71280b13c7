import type { Action } from '../../actions/actions.js';
import { playable, playEvent } from '../../cards/play.js';
import { locationIn } from '../../reading.js';
import type { State } from '../../state.js';
import type { StepOf } from '../../steps/steps.js';
import { couldPlay, eventsWith } from '../../windows.js';
import type { Deed, Question } from '../phase.js';

const EVENTS = eventsWith('draculaPhase');

const answers = (state: State, step: StepOf<'draculaBegins'>): readonly Action[] => [
  { type: 'pass' },
  ...state.lairs.map(({ space }): Action => ({ type: 'clearLair', space })),
  ...playable(state, 'dracula', step, EVENTS),
];

/** Asked if he has a lair, which he may clear, or could hold a card for it. */
export const draculaBegins: Question<'draculaBegins'> = {
  asks: (state) => (state.lairs.length > 0 || couldPlay(state, 'dracula', EVENTS) ? ['dracula'] : []),
  mayDo: answers,
  inTime: () => ({ type: 'pass' }),
  does: {
    pass: (tale) => tale.tell({ type: 'Passed', seat: 'dracula' }),
    clearLair: (tale, { step, action: { space } }) => {
      tale.tell({ type: 'HideoutCleared', area: 'lairs', space });
      tale.next(step);
    },
    playEvent: (tale, { step, action: { card } }) => {
      tale.next(step);
      playEvent(tale, { seat: 'dracula', card });
    },
  },
};

/** Jonathan Harker sees what comes to the last space. */
export const slide: Deed<'slide'> = {
  happens: (tale) => {
    tale.tell({ type: 'TrailSlid' });
    const last = tale.state.trail.find(({ space }) => space === 6);
    const card = last && locationIn(last);
    const isHidden = last?.cards.some((laid) => laid.card === card && !laid.faceUp) ?? false;
    if (card !== undefined && isHidden && tale.state.allies.hunters === 'jonathan-harker')
      tale.tell({ type: 'CardTurnedUp', area: 'trail', space: 6, card });
  },
};

/** Unearthly Swiftness: another phase follows at once. */
export const draculaEnds: Deed<'draculaEnds'> = {
  happens: (tale) => {
    if (!tale.state.effects.includes('second-phase')) return;
    tale.tell({ type: 'EffectEnded', effect: 'second-phase' });
    tale.next({ is: 'draculaPhase' });
  },
};
