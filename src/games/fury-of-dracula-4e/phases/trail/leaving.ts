import type { Action } from '../../actions/actions.js';
import { LAIRS } from '../../data/limits.js';
import { CASTLE, isSea } from '../../map.js';
import { backOf, isLocation, kindsOf, locationIn } from '../../reading.js';
import type { Hideout, Laid, State } from '../../state.js';
import type { StepOf } from '../../steps/steps.js';
import type { Tale } from '../../tale.js';
import type { Question } from '../phase.js';

/** Public: the card is that of a city, or lies face down and could be. */
const looksLikeCity = ({ card, faceUp }: Laid) =>
  backOf(card) === 'land' && (!faceUp || (isLocation(card) && !isSea(card)));

/** Published: what holds nothing but powers just goes back. Public: a card face down could be a city. */
const isWorthAsking = ({ cards, encounters }: Hideout) => encounters.length > 0 || cards.some(looksLikeCity);

const freeLair = ({ lairs }: State) =>
  Array.from({ length: LAIRS }, (_, index) => index + 1).find(
    (space) => !lairs.some((lair) => lair.space === space),
  );

/** Published: a lair gets one more encounter of his hand; three lairs at the most. Inferred: none lies in the castle. */
function toLair(state: State, hideout: Hideout): readonly Action[] {
  const location = locationIn(hideout);
  if (location === undefined || isSea(location) || location === CASTLE) return [];
  if (freeLair(state) === undefined)
    return state.lairs.map(({ space }): Action => ({ type: 'clearLair', space }));
  return kindsOf(state.encounters.hand).map((encounter): Action => ({ type: 'makeLair', encounter }));
}

function answers(state: State, { matured }: StepOf<'hideoutLeaves'>): readonly Action[] {
  const [hideout] = state.leaving;
  if (hideout === undefined) return [];
  const lying = hideout.encounters.map(({ encounter }) => encounter);
  return [
    { type: 'clearHideout' },
    ...kindsOf(lying).map((encounter): Action => ({ type: 'matureEncounter', encounter })),
    ...(matured ? [] : toLair(state, hideout)),
  ];
}

/** Inferred: a lair has no rumors. */
function forgetRumors(tale: Tale): void {
  const [hideout] = tale.state.leaving;
  if (hideout !== undefined && hideout.rumors > 0)
    tale.tell({ type: 'RumorsGone', area: 'leaving', space: hideout.space });
}

const GONE = { type: 'HideoutCleared', area: 'leaving', space: 1 } as const;

/** Published: it matures, as many of its encounters as he likes, or becomes a lair. */
export const hideoutLeaves: Question<'hideoutLeaves'> = {
  asks: ({ leaving: [hideout] }) => (hideout !== undefined && isWorthAsking(hideout) ? ['dracula'] : []),
  mayDo: answers,
  inTime: () => ({ type: 'clearHideout' }),
  unasked: (tale) => {
    if (tale.state.leaving.length > 0) tale.tell(GONE);
  },
  does: {
    clearHideout: (tale) => tale.tell(GONE),
    matureEncounter: (tale, { step, action: { encounter } }) => {
      tale.tell({ type: 'EncounterMatured', encounter });
      tale.next(
        { is: 'matures', encounter, spot: { area: 'leaving', space: 1 } },
        { ...step, matured: true },
      );
    },
    makeLair: (tale, { action: { encounter } }) => {
      forgetRumors(tale);
      const space = freeLair(tale.state) ?? 1;
      tale.tell({ type: 'LairMade', space });
      tale.tell({ type: 'EncounterChosen', area: 'lairs', space, encounter });
      tale.tell({ type: 'EncounterPlaced', area: 'lairs', space });
    },
    clearLair: (tale, { step, action: { space } }) => {
      tale.tell({ type: 'HideoutCleared', area: 'lairs', space });
      tale.next(step);
    },
  },
};
