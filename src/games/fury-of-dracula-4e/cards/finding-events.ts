import type { Action } from '../actions/actions.js';
import { delay } from '../encounters/asking.js';
import { adjacentTo, CITY_IDS, regionOf, roadsFrom } from '../map.js';
import { turnUpEncounters } from '../phases/trail/laying.js';
import { backOf, draculaIsAt, huntersAt, kindsOf, whereIs } from '../reading.js';
import { HUNTERS, isHunter } from '../seats.js';
import type { State } from '../state.js';
import type { Tale } from '../tale.js';
import { asks } from './asking.js';
import type { EventRule, EventRules } from './card.js';
import { turnUpLocation, turnUpSpace } from './revealing.js';

const toSpaces = (spaces: readonly number[]): readonly Action[] =>
  spaces.map((space) => ({ type: 'chooseSpace', space }));

/** Two cities are named before any is turned up. */
const hiredScouts: EventRule = {
  takesEffect: asks(1),
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

/** Cities alone, and no lairs: it speaks of hideouts of the trail. */
const localRumors: EventRule = {
  takesEffect: (tale, { seat }) => {
    if (!isHunter(seat)) return;
    const beside = roadsFrom(whereIs(tale.state, seat), tale.state.options);
    for (const location of beside) turnUpLocation(tale, location, ['trail']);
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
  takesEffect: (tale, step, random) => {
    const { phase } = tale.state;
    if (phase !== 'dawn' && phase !== 'dusk') return turnUpSpace(tale, DRAWN_SPACE);
    asks()(tale, step, random);
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
  takesEffect: asks(),
  choices: (state) => toSpaces(hiddenSeas(state)),
  isChosen: turnUpChosen,
};

/** In company. Inferred: at sea he says so. */
const hypnosis: EventRule = {
  mayPlay: (state, seat) => isHunter(seat) && huntersAt(state, whereIs(state, seat)).length > 1,
  takesEffect: (tale, { seat }) => {
    if (!isHunter(seat)) return;
    tale.tell({ type: 'RegionNamed', region: regionOf(draculaIsAt(tale.state)) ?? 'sea' });
    delay(tale, seat);
  },
};

/** Public: how many encounters lie where. Inferred: a lair is no hideout. */
const spacesWithEncounters = ({ trail }: State): readonly number[] =>
  trail.filter(({ encounters }) => encounters.length > 0).map(({ space }) => space);

/** Inferred: what else lies there stays. */
function takeHideBack(tale: Tale): void {
  const hid = tale.state.trail.find(({ cards }) => cards.some(({ card }) => card === 'hide'));
  if (hid === undefined) return tale.tell({ type: 'HideShown' });
  turnUpSpace(tale, hid.space);
  tale.tell({ type: 'HideTakenBack', space: hid.space });
}

/** All encounters of one hideout, or Hide. */
const waxCylinders: EventRule = {
  takesEffect: asks(),
  choices: (state) => [{ type: 'askForHide' }, ...toSpaces(spacesWithEncounters(state))],
  isChosen: (tale, _step, action) => {
    if (action.type === 'askForHide') takeHideBack(tale);
    if (action.type === 'chooseSpace') turnUpEncounters(tale, { area: 'trail', space: action.space });
  },
};

/** The hunter alone sees his hands, and names an encounter that goes face down. */
const behindTheVeil: EventRule = {
  takesEffect: (tale, step, random) => {
    const { seat } = step;
    if (!isHunter(seat)) return;
    const encounters = [...tale.state.encounters.hand];
    tale.tell({ type: 'DraculaHandShown', seat, encounters, cards: [...tale.state.dracula.events] });
    tale.tell({ type: 'DraculaHandOpened', seat });
    if (encounters.length > 0) asks()(tale, step, random);
  },
  choices: (state) =>
    kindsOf(state.encounters.hand).map((encounter): Action => ({ type: 'chooseEncounter', encounter })),
  isChosen: (tale, _step, action) => {
    if (action.type !== 'chooseEncounter') return;
    tale.tell({ type: 'EncounterReturned', encounter: action.encounter });
    tale.tell({ type: 'EncounterGivenUp' });
  },
};

/** Events of the hunters that bring something to light. */
export const findingEvents = {
  'evil-presence': evilPresence,
  'hired-scouts': hiredScouts,
  hypnosis,
  'local-rumors': localRumors,
  'money-trail': moneyTrail,
  'newspaper-reports': newspaperReports,
  'wax-cylinders': waxCylinders,
  'behind-the-veil': behindTheVeil,
} satisfies EventRules;
