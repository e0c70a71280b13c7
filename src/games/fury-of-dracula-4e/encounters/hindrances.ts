import { GUNS } from '../cards/showing.js';
import { isCity, isPort, regionOf } from '../map.js';
import { huntersAt, isNight, kindsOf, whereIs } from '../reading.js';
import type { State } from '../state.js';
import { askEach, delay, goneIfShown } from './asking.js';
import { lookThroughDiscards, shuffleIn } from './discards.js';
import { citiesOf, placeOfMatured, showAndAsk, toCities } from './matured-places.js';
import type { EncounterRule, EncounterRules } from './rule.js';
import { freeWays, isFogLeft, placeBats, placeFog } from './tokens.js';

/** Matured, it gives Dracula back one of his events. */
const hoax: EncounterRule = {
  after: 'discarded',
  meets: (tale, { hunter }) => delay(tale, hunter),
  matures: lookThroughDiscards,
  targets: ({ events }) =>
    kindsOf(events.lookedAt ?? []).map((card) => ({ type: 'keepEvent', card }) as const),
  isAimed: (tale, _step, action) => {
    if (action.type === 'keepEvent') shuffleIn(tale, action.card);
  },
};

const bats: EncounterRule = {
  after: 'discarded',
  meets: (tale, { hunter }) => placeBats(tale, hunter),
};

const saboteur: EncounterRule = {
  after: 'stays',
  meets: (tale, step) => {
    delay(tale, step.hunter);
    askEach(tale, step, [step.hunter]);
  },
  ...goneIfShown(GUNS),
  matures: (tale, { encounter, spot }) => tale.next({ is: 'maturedAsks', encounter, spot }),
  targets: (state) => freeWays(state).map((block) => ({ type: 'placeRoadblock', ...block }) as const),
  isAimed: (tale, _step, action) => {
    if (action.type !== 'placeRoadblock') return;
    const { from, to, way } = action;
    tale.tell({ type: 'RoadblockPlaced', from, to, way });
  },
};

const FOG_OF_MATURED = 2;

const regionAround = (state: State, step: Parameters<typeof placeOfMatured>[1]) =>
  citiesOf(regionOf(placeOfMatured(state, step)));

/** A port has two tokens. By day whoever is there is delayed. */
const fog: EncounterRule = {
  after: 'discarded',
  meets: (tale, { hunter }) => {
    const location = whereIs(tale.state, hunter);
    if (!isCity(location)) return;
    placeFog(tale, location, isPort(location) ? 2 : 1);
    if (isNight(tale.state)) return;
    for (const there of huntersAt(tale.state, location)) delay(tale, there);
  },
  matures: showAndAsk,
  targets: (state, step) => (isFogLeft(state) ? toCities(regionAround(state, step)) : []),
  isAimed: (tale, _step, action) => {
    if (action.type === 'chooseLocation' && isCity(action.location))
      placeFog(tale, action.location, FOG_OF_MATURED);
  },
};

/** Encounters that hold hunters up. */
export const hindrances = { hoax, bats, saboteur, 'unnatural-fog': fog } satisfies EncounterRules;
