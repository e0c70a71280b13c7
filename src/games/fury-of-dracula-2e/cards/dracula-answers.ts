import type { Action } from '../actions.js';
import type { LocationId } from '../data/places.js';
import { CITY_IDS, isPort, seaWaysFrom, within } from '../map.js';
import { mayEnter } from '../phases/dracula-routes.js';
import { isClosedSea, placeOfParty } from '../phases/hunter-routes.js';
import { layCard } from '../phases/trail.js';
import { useFace } from '../phases/train.js';
import { moveParty } from '../phases/travel.js';
import { hunterOf, huntersAt, spacesFor } from '../reading.js';
import { HUNTERS, isHunter, type HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { Tale } from '../tale.js';
import type { EventRule } from './card.js';
import { declarationsOfHunter, declare, showHand } from './declaring.js';
import { chosenHunter, chosenPlace, insteadOfMoving, toHunters, toPlaces } from './occasions.js';
import { endangered, pendingReveal, turnUp } from './revealing.js';

const STORM_MOVES = 4;

function portsInReach(state: State, hunters: readonly HunterId[]): readonly LocationId[] {
  const open = (from: LocationId) => seaWaysFrom(from).filter((to) => !isClosedSea(state, to));
  return within(open, placeOfParty(state, hunters), STORM_MOVES).filter(isPort);
}

/** Ruling: four sea moves with landing; the hunters act where they land. */
const controlStorms: EventRule = {
  mayPlay: (state, _seat, occasion) =>
    occasion.is === 'window' && portsInReach(state, occasion.hunters ?? []).length > 0,
  takesEffect: (tale, { hunters = [] }) =>
    tale.next({ is: 'cardAsks', card: 'control-storms', seat: 'dracula', hunters }),
  choices: (state, { hunters = [] }) => toPlaces(portsInReach(state, hunters)),
  isChosen: (tale, { hunters = [] }, action) => {
    insteadOfMoving(tale);
    moveParty(tale, hunters, chosenPlace(action), 'storm');
  },
};

function searchLuggage(tale: Tale, hunter: HunterId): void {
  for (const item of hunterOf(tale.state, hunter).items)
    tale.tell({ type: 'ItemDiscarded', seat: hunter, item });
}

/** Not where an encounter lies. */
const customsSearch: EventRule = {
  mayPlay: (state, _seat, occasion) => {
    const [place] = occasion.is === 'window' ? (occasion.locations ?? []) : [];
    return place !== undefined && spacesFor(state, place).every(({ lies }) => lies.tokens.length === 0);
  },
  takesEffect: (tale, { hunters = [] }) => {
    for (const hunter of hunters) searchLuggage(tale, hunter);
    tale.skipTo('endTurn');
  },
};

/** No train: the turn ends as if papers were checked. */
const falseTipOff: EventRule = {
  takesEffect: (tale, { hunters = [] }) => useFace(tale, hunters, 'X'),
};

/** Ruling: one place that a card would turn up stays face down; a search is no card. */
const sensationalistPress: EventRule = {
  mayPlay: (state) => endangered(state).length > 0,
  takesEffect: (tale) => tale.next({ is: 'cardAsks', card: 'sensationalist-press', seat: 'dracula' }),
  choices: (state) => toPlaces(endangered(state)),
  isChosen: (tale, _step, action) => {
    const pending = pendingReveal(tale.state);
    if (pending === undefined) throw new Error('Nothing is to be revealed');
    tale.drop('reveal');
    turnUp(tale, pending, chosenPlace(action));
  },
};

const refuges = (state: State) =>
  CITY_IDS.filter((city) => mayEnter(state, city) && huntersAt(state, city).length === 0);

/** Any city that is open to him and without hunters. It brings an encounter, and a card may be pushed off. */
const evasion: EventRule = {
  takesEffect: (tale) => tale.next({ is: 'cardAsks', card: 'evasion', seat: 'dracula' }),
  choices: (state) => toPlaces(refuges(state)),
  isChosen: (tale, _step, action) => {
    const location = chosenPlace(action);
    layCard(tale, location, location);
    tale.next({ is: 'placeEncounter', area: 'trail' }, { is: 'pushedOff' });
  },
};

const bitten = (state: State): readonly Action[] =>
  toHunters(HUNTERS.filter((hunter) => hunterOf(state, hunter).bites > 0));

const nightVisit: EventRule = {
  takesEffect: (tale) => {
    if (bitten(tale.state).length > 0) tale.next({ is: 'cardAsks', card: 'night-visit', seat: 'dracula' });
  },
  choices: bitten,
  isChosen: (tale, _step, action) =>
    tale.next({ is: 'harm', hunter: chosenHunter(action), health: 2, bites: 0 }),
};

/** A bitten hunter shows Dracula all cards and states the next move, which binds as long as it is legal. */
const vampiricInfluence: EventRule = {
  takesEffect: (tale) => {
    if (bitten(tale.state).length > 0)
      tale.next({ is: 'cardAsks', card: 'vampiric-influence', seat: 'dracula' });
  },
  choices: (state, { seat }) => (isHunter(seat) ? declarationsOfHunter(state, seat) : bitten(state)),
  isChosen: (tale, step, action) => {
    if (isHunter(step.seat)) return declare(tale, step.seat, action);
    const hunter = chosenHunter(action);
    showHand(tale, hunter);
    tale.next({ ...step, seat: hunter });
  },
};

export const draculaAnswers = {
  'control-storms': controlStorms,
  'customs-search': customsSearch,
  'false-tip-off': falseTipOff,
  'sensationalist-press': sensationalistPress,
  evasion,
  'night-visit': nightVisit,
  'vampiric-influence': vampiricInfluence,
};
