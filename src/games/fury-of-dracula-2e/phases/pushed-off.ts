import type { Action } from '../actions.js';
import { ENCOUNTERS } from '../data/encounters.js';
import { CASTLE } from '../map.js';
import { backOf } from '../reading.js';
import type { State, TrailSpace } from '../state.js';
import type { Step } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import type { Question } from './phase.js';

function isFull({ catacombs, options }: State): boolean {
  return options.catacombSpaces === 'three' && catacombs.length >= 3;
}

const neverFit = (state: State, { card }: TrailSpace) =>
  isFull(state) || card === 'dark-call' || card === 'feed';

/** Whether the table must think that the card may go to the catacombs: by its back, and by its face if that is up. */
function looksFit(state: State, lies: TrailSpace): boolean {
  const { card, faceUp } = lies;
  if (neverFit(state, lies)) return false;
  if (backOf(lies) === 'sea') return state.options.seasInCatacombs;
  if (!faceUp) return true;
  return card !== 'hide' && (card !== CASTLE || state.options.castleInCatacombs);
}

const isFit = (state: State, lies: TrailSpace) =>
  looksFit(state, lies) && lies.card !== 'hide' && (lies.card !== CASTLE || state.options.castleInCatacombs);

function whatNow(state: State): readonly Action[] {
  const [card] = state.leaving;
  const fit = card !== undefined && isFit(state, card);
  return fit ? [{ type: 'takeBack' }, { type: 'sendToCatacombs' }] : [{ type: 'takeBack' }];
}

function takeBack(tale: Tale): void {
  tale.tell({ type: 'CardTakenBack' });
  tale.next({ is: 'pushedOff' });
}

/** A card that cannot go to the catacombs is taken back; after the last one encounters may mature. */
function goOn(tale: Tale): void {
  if (tale.state.leaving.length > 0) return takeBack(tale);
  tale.next(...tale.state.ripe.map((): Step => ({ is: 'mature' })));
}

/** Source document: the card pushed off goes to the catacombs or back to the hand; a power always goes back. */
export const pushedOff: Question<'pushedOff'> = {
  asks: (state) => (state.leaving.slice(0, 1).some((card) => looksFit(state, card)) ? ['dracula'] : []),
  mayDo: whatNow,
  inTime: () => ({ type: 'takeBack' }),
  unasked: goOn,
  does: {
    takeBack,
    sendToCatacombs: (tale) => {
      tale.tell({ type: 'CardSentToCatacombs' });
      tale.next({ is: 'placeEncounter', area: 'catacombs' }, { is: 'pushedOff' });
    },
  },
};

const MATURING: ReadonlySet<string> = new Set(
  ENCOUNTERS.filter((one) => 'matures' in one).map(({ id }) => id),
);

function mayMature({ ripe: [token] }: State): readonly Action[] {
  const matures = token !== undefined && MATURING.has(token.encounter);
  return matures ? [{ type: 'letGo' }, { type: 'mature' }] : [{ type: 'letGo' }];
}

/** Source document: it may mature. He is asked about every token, or the asking would tell which it is. */
export const mature: Question<'mature'> = {
  asks: ({ ripe }) => (ripe.length > 0 ? ['dracula'] : []),
  mayDo: mayMature,
  inTime: () => ({ type: 'letGo' }),
  does: {
    letGo: (tale) => tale.tell({ type: 'EncounterLetGo' }),
    mature: (tale) => {
      const [token] = tale.state.ripe;
      if (token === undefined) return;
      tale.tell({ type: 'EncounterMatured', encounter: token.encounter });
      tale.next({ is: 'matures', encounter: token.encounter });
    },
  },
};
