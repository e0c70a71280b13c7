import type { Action } from '../../actions/actions.js';
import type { Question } from '../phase.js';

/** Before a combat each card that waits may be set on one of those who are there. */
export const guards: Question<'guards'> = {
  asks: ({ dracula }, { hunters }) => (dracula.guards > 0 && hunters.length > 0 ? ['dracula'] : []),
  mayDo: (_state, { hunters }) => [
    { type: 'pass' },
    ...hunters.map((hunter): Action => ({ type: 'chooseHunter', hunter })),
  ],
  inTime: () => ({ type: 'pass' }),
  does: {
    pass: (tale) => tale.tell({ type: 'Passed', seat: 'dracula' }),
    chooseHunter: (tale, { step, action: { hunter } }) => {
      tale.tell({ type: 'GuardsSent', seat: hunter, guards: tale.state.dracula.guards - 1 });
      tale.next({ is: 'encounter', encounter: 'szgany-bodyguards', hunter, by: 'matured' }, step);
    },
  },
};
