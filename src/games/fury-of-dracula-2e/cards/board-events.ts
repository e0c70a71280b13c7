import type { LocationId } from '../data/places.js';
import { CITY_IDS, isSea, seaWaysFrom, SEA_IDS } from '../map.js';
import { mayEnter } from '../phases/dracula-routes.js';
import { layCard, turnUpCard } from '../phases/trail.js';
import { timeBefore } from '../phases/turns.js';
import type { State } from '../state.js';
import type { EventRule } from './card.js';
import { chosenPlace, toPlaces } from './occasions.js';
import { revealing } from './revealing.js';

/** Published: not Galatz or Klausenburg; the castle and the hospital are no cities. */
const TO_CONSECRATE = CITY_IDS.filter((city) => city !== 'galatz' && city !== 'klausenburg');

/** If Dracula is there, his card is turned up; he may not stay. */
const consecratedGround: EventRule = {
  takesEffect: (tale, { seat }) => tale.next({ is: 'cardAsks', card: 'consecrated-ground', seat }),
  choices: () => toPlaces(TO_CONSECRATE),
  isChosen: (tale, _step, action) => {
    const location = chosenPlace(action);
    tale.tell({ type: 'GroundConsecrated', location });
    tale.next(...revealing('consecrated-ground', [location]));
  },
};

/** What was gained at a dawn stays gained. */
const longDay: EventRule = {
  mayPlay: ({ time }) => time !== 'dawn',
  takesEffect: (tale) => tale.tell({ type: 'TimeMoved', time: timeBefore(tale.state.time) }),
};

/** Secret until the storm breaks: ports that are open to Dracula from there. */
export const portsFrom = (state: State, sea: LocationId): readonly LocationId[] =>
  seaWaysFrom(sea).filter((to) => !isSea(to) && mayEnter(state, to));

/** Hunters name the sea. Ruling: nothing keeps a card hidden that the storm drives Dracula from. */
const stormySeas: EventRule = {
  takesEffect: (tale, { seat }) => tale.next({ is: 'cardAsks', card: 'stormy-seas', seat }),
  choices: (state, { seat, locations: [sea] = [] }) =>
    toPlaces(seat === 'dracula' && sea !== undefined ? portsFrom(state, sea) : SEA_IDS),
  isChosen: (tale, { seat }, action) => {
    const location = chosenPlace(action);
    if (seat !== 'dracula') {
      tale.tell({ type: 'StormChanged', location, turns: tale.state.options.stormTurns });
      return tale.next({ is: 'driveOut', location });
    }
    layCard(tale, location, location);
    turnUpCard(tale, { area: 'trail', space: 1 });
    tale.next({ is: 'pushedOff' });
  },
};

export const boardEvents = {
  'consecrated-ground': consecratedGround,
  'long-day': longDay,
  'stormy-seas': stormySeas,
};
