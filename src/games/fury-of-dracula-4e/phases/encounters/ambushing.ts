import type { Action } from '../../actions/actions.js';
import { ENCOUNTERS, type EncounterId } from '../../data/encounters.js';
import { isVampire } from '../../encounters/kinds.js';
import { hunterOf, kindsOf, openHideoutsOf } from '../../reading.js';
import type { State } from '../../state.js';
import type { StepOf } from '../../steps/steps.js';
import type { Question } from '../phase.js';
import { toMeet, turnUp } from './lying.js';

const MAY_AMBUSH: readonly EncounterId[] = ENCOUNTERS.filter(({ ambushes }) => ambushes).map(({ id }) => id);

const ambushes = (state: State, step: StepOf<'ambush'>): readonly Action[] => [
  { type: 'pass' },
  ...kindsOf(toMeet(state, step))
    .filter((encounter) => MAY_AMBUSH.includes(encounter))
    .map((encounter): Action => ({ type: 'ambushWith', encounter })),
  ...openHideoutsOf(state, step.location)
    .filter(({ area }) => area === 'lairs')
    .map(({ space }): Action => ({ type: 'clearLair', space })),
];

/**
 * Source document: he reveals a card that lies there, or declines. Asked if there is any, whatever it is. A vampire cannot be averted.
 * Published: a lair he may clear at any time.
 */
export const ambush: Question<'ambush'> = {
  asks: (state, step) => {
    const isThere = hunterOf(state, step.hunter).location === step.location;
    return isThere && toMeet(state, step).length > 0 ? ['dracula'] : [];
  },
  mayDo: ambushes,
  inTime: () => ({ type: 'pass' }),
  does: {
    pass: (tale) => tale.tell({ type: 'Passed', seat: 'dracula' }),
    clearLair: (tale, { step, action: { space } }) => {
      tale.tell({ type: 'HideoutCleared', area: 'lairs', space });
      tale.next(step);
    },
    // Source document: one card. Published: several, one after another.
    ambushWith: (tale, { step, action: { encounter } }) => {
      if (tale.state.options.ambushCards === 'several') tale.next(step);
      const { hunter, location } = step;
      const spot = turnUp(tale, step, encounter);
      tale.next({ is: 'encounter', encounter, hunter, spot, by: 'ambush' });
      if (isVampire(encounter)) return;
      tale.next({ is: 'window', window: 'onAmbush', passed: [], hunter, encounter, location, spot });
    },
  },
};
