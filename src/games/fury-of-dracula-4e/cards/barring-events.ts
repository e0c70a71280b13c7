import type { Action } from '../actions/actions.js';
import { CARD_TOKENS, TOKENS } from '../data/limits.js';
import { freeWays } from '../encounters/tokens.js';
import { isSea, SEA_IDS } from '../map.js';
import type { State } from '../state.js';
import type { Tale } from '../tale.js';
import { asks } from './asking.js';
import type { EventRule, EventRules } from './card.js';

interface Tokens {
  readonly number: number;
  /** What is left to choose from, if there is a token left. */
  readonly free: (state: State) => readonly Action[];
  readonly place: (tale: Tale, action: Action) => void;
  /** Whether fewer may be placed. */
  readonly orFewer: boolean;
}

/** Dracula places tokens, one after another. Ruling: as far as there are any. */
function places({ number, free, place, orFewer }: Tokens): EventRule {
  const hasFree = (state: State) => free(state).length > 0;
  return {
    mayPlay: hasFree,
    takesEffect: (tale, step, random) => {
      if (hasFree(tale.state)) asks(number - 1)(tale, step, random);
    },
    choices: (state) => [...(orFewer ? [{ type: 'pass' } as const] : []), ...free(state)],
    isChosen: (tale, step, action) => {
      if (action.type === 'pass') return tale.tell({ type: 'Passed', seat: step.seat });
      place(tale, action);
      if (step.left > 0 && hasFree(tale.state)) tale.next({ ...step, left: step.left - 1 });
    },
  };
}

const roadblock = places({
  number: CARD_TOKENS.roadblock,
  free: (state) => freeWays(state).map((block) => ({ type: 'placeRoadblock', ...block })),
  place: (tale, action) => {
    if (action.type !== 'placeRoadblock') return;
    const { from, to, way } = action;
    tale.tell({ type: 'RoadblockPlaced', from, to, way });
  },
  orFewer: false,
});

/** One at most for each sea. */
const calmSeas = ({ board: { storms } }: State): readonly Action[] =>
  storms.length >= TOKENS.storm
    ? []
    : SEA_IDS.filter((sea) => !storms.includes(sea)).map((location) => ({
        type: 'chooseLocation',
        location,
      }));

const summonStorms = places({
  number: CARD_TOKENS.storm,
  free: calmSeas,
  place: (tale, action) => {
    if (action.type === 'chooseLocation' && isSea(action.location))
      tale.tell({ type: 'StormRaised', location: action.location });
  },
  orFewer: true,
});

/** Events of Dracula that close ways to hunters. */
export const barringEvents = { roadblock, 'summon-storms': summonStorms } satisfies EventRules;
