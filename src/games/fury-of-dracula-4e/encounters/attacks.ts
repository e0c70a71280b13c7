import { couldShow, GUNS, showings } from '../cards/showing.js';
import { yetToBuild } from '../unbuilt.js';
import { decideFate, type EncounterRules } from './rule.js';

/** Encounters that harm hunters. */
export const attacks = {
  rats: {
    after: 'stays',
    meets: (tale, step) => {
      const { hunter } = step;
      tale.next(
        { is: 'harm', hunter, damage: 2, bites: 0 },
        { ...step, is: 'encounterAsks', left: [hunter], shown: [] },
      );
    },
    isAsked: (state, { hunter }) => couldShow(state, hunter, GUNS),
    choices: (state, { hunter }) => showings(state, hunter, GUNS),
    isChosen: (tale, { hunter }, action) => {
      if (action.type !== 'showItem') return tale.tell({ type: 'Passed', seat: hunter });
      tale.tell({ type: 'ItemShown', seat: hunter, item: action.item });
      decideFate(tale, 'discarded');
    },
  },
  wolves: { after: 'discarded', meets: yetToBuild('wolves'), matures: yetToBuild('wolves, matured') },
  'szgany-bodyguards': {
    after: 'discarded',
    meets: yetToBuild('szgany-bodyguards'),
    matures: yetToBuild('szgany-bodyguards, matured'),
  },
  'szgany-mob': {
    after: 'discarded',
    meets: yetToBuild('szgany-mob'),
    matures: yetToBuild('szgany-mob, matured'),
  },
} satisfies EncounterRules;
