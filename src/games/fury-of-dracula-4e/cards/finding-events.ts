import type { Action } from '../actions/actions.js';
import { adjacentTo, CITY_IDS } from '../map.js';
import { backOf, draculaIsAt, whereIs } from '../reading.js';
import { HUNTERS, isHunter } from '../seats.js';
import type { State } from '../state.js';
import { yetToBuild } from '../unbuilt.js';
import type { EventRule, EventRules } from './card.js';
import { turnUpLocation, turnUpSpace } from './revealing.js';

const toSpaces = (spaces: readonly number[]): readonly Action[] =>
  spaces.map((space) => ({ type: 'chooseSpace', space }));

/** Two cities are named before any is turned up. */
const hiredScouts: EventRule = {
  takesEffect: (tale, { card, seat }) => tale.next({ is: 'cardAsks', card, seat, left: 1, locations: [] }),
  choices: (_state, { locations }) =>
    CITY_IDS.filter((city) => !locations.includes(city)).map((location) => ({
      type: 'chooseLocation',
      location,
    })),
  isChosen: (tale, step, action) => {
    if (action.type !== 'chooseLocation') return;
    tale.tell({ type: 'PlaceNamed', seat: step.seat, location: action.location });
    const locations = [...step.locations, action.location];
    if (step.left > 0) return tale.next({ ...step, left: step.left - 1, locations });
    for (const location of locations) turnUpLocation(tale, location);
  },
};

const localRumors: EventRule = {
  takesEffect: (tale, { seat }) => {
    if (!isHunter(seat)) return;
    const beside = adjacentTo(whereIs(tale.state, seat), tale.state.options);
    for (const location of beside) turnUpLocation(tale, location);
  },
};

/** Dracula names those who are one road or one sea way away. */
const evilPresence: EventRule = {
  takesEffect: (tale) => {
    const beside: readonly string[] = adjacentTo(draculaIsAt(tale.state), tale.state.options);
    const hunters = HUNTERS.filter((hunter) => beside.includes(tale.state.hunters[hunter].location ?? ''));
    tale.tell({ type: 'HuntersNamed', hunters });
  },
};

const turnUpChosen: NonNullable<EventRule['isChosen']> = (tale, _step, action) => {
  if (action.type === 'chooseSpace') turnUpSpace(tale, action.space);
};

const DRAWN_SPACE = 3;
const KEPT_SPACES = [5, 6];

/** The third space as it is drawn; kept until dawn or dusk, the fifth or the sixth. */
const newspaperReports: EventRule = {
  takesEffect: (tale, { card, seat }) => {
    const { phase } = tale.state;
    if (phase !== 'dawn' && phase !== 'dusk') return turnUpSpace(tale, DRAWN_SPACE);
    tale.next({ is: 'cardAsks', card, seat, left: 0, locations: [] });
  },
  choices: () => toSpaces(KEPT_SPACES),
  isChosen: turnUpChosen,
};

/** Public: backs tell which cards are seas. */
const hiddenSeas = ({ trail }: State): readonly number[] =>
  trail
    .filter(({ cards }) => cards.some(({ card, faceUp }) => !faceUp && backOf(card) === 'sea'))
    .map(({ space }) => space);

const moneyTrail: EventRule = {
  mayPlay: (state) => hiddenSeas(state).length > 0,
  takesEffect: (tale, { card, seat }) => tale.next({ is: 'cardAsks', card, seat, left: 0, locations: [] }),
  choices: (state) => toSpaces(hiddenSeas(state)),
  isChosen: turnUpChosen,
};

/** Events of the hunters that bring something to light. */
export const findingEvents = {
  'evil-presence': evilPresence,
  'hired-scouts': hiredScouts,
  hypnosis: { takesEffect: yetToBuild('hypnosis') },
  'local-rumors': localRumors,
  'money-trail': moneyTrail,
  'newspaper-reports': newspaperReports,
  'wax-cylinders': { takesEffect: yetToBuild('wax-cylinders') },
  'behind-the-veil': { takesEffect: yetToBuild('behind-the-veil') },
} satisfies EventRules;
