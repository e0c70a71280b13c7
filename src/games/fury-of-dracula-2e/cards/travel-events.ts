import type { LocationId } from '../data/places.js';
import { CITY_IDS, HOSPITAL, seaWaysFrom } from '../map.js';
import { moveHealth } from '../phases/harm.js';
import { isClosedSea, placeOfParty, seaSteps } from '../phases/hunter-routes.js';
import { useFace } from '../phases/train.js';
import { moveParty } from '../phases/travel.js';
import { hunterOf, whereIs } from '../reading.js';
import type { HunterId } from '../seats.js';
import { TRACK_END, type State } from '../state.js';
import type { StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import type { EventRule, Occasion } from './card.js';
import {
  answersCard,
  chosenPlace,
  insteadOfMoving,
  mayGoElsewhere,
  openMoves,
  settingOut,
  toPlaces,
} from './occasions.js';

type Asks = StepOf<'cardAsks'>;

function mayTakeTrain(state: State, occasion: Occasion): boolean {
  const out = settingOut(occasion);
  return out !== undefined && openMoves(state, out).some(({ type }) => type === 'moveByRail');
}

/** Instead of rolling for a train, and against False Tip-off, which is its own answer. */
const charteredCarriage: EventRule = {
  mayPlay: (state, _seat, occasion) => answersCard(occasion) || mayTakeTrain(state, occasion),
  takesEffect: (tale, { hunters = [] }) => {
    insteadOfMoving(tale);
    useFace(tale, hunters, '2/3');
  },
  isCancelled: (tale, { hunters = [] }, by) => {
    if (by !== 'false-tip-off') return;
    insteadOfMoving(tale);
    if (tale.state.options.charteredTipOff === 'turnEnds') useFace(tale, hunters, 'X');
    else tale.next({ is: 'rollTrain', hunters });
  },
};

const MOST_SEA_MOVES = 4;

/** Ruling: between the moves of one turn nobody turns round at once, either. */
function seasAhead(state: State, { hunters = [], locations = [] }: Asks): readonly LocationId[] {
  const here = locations.at(-1);
  if (here === undefined) return seaSteps(state, hunters);
  const before = locations.at(-2) ?? placeOfParty(state, hunters);
  return seaWaysFrom(here).filter((to) => to !== before && !isClosedSea(state, to));
}

const canSail = (state: State, occasion: Occasion): boolean => {
  const out = settingOut(occasion);
  if (out === undefined || !mayGoElsewhere(state, out)) return false;
  return seaSteps(state, out.hunters).length > 0;
};

/** Up to four moves by sea. On the board the hunters go when the last one is known. */
const excellentWeather: EventRule = {
  mayPlay: (state, _seat, occasion) => canSail(state, occasion),
  takesEffect: (tale, { hunters = [], seat }) => {
    insteadOfMoving(tale);
    tale.next({
      is: 'cardAsks',
      card: 'excellent-weather',
      seat: hunters[0] ?? seat,
      hunters,
      locations: [],
    });
  },
  choices: (state, step) => [
    ...((step.locations ?? []).length > 0 ? [{ type: 'pass' } as const] : []),
    ...toPlaces(seasAhead(state, step)),
  ],
  isChosen: (tale, step, action) => {
    const { hunters = [], locations = [] } = step;
    const way = action.type === 'pass' ? locations : [...locations, chosenPlace(action)];
    const last = way.at(-1);
    if (last === undefined) return;
    if (action.type === 'pass' || way.length === MOST_SEA_MOVES) moveParty(tale, hunters, last, 'sea');
    else tale.next({ ...step, locations: way });
  },
};

/** The fewer vampires, the dearer. */
const costOfRush = ({ vampires }: State) => TRACK_END - vampires;

/** Ruling: for a hunter who moves alone. At least one health must be left. */
export function mayRush(state: State, hunter: HunterId, occasion: Occasion): boolean {
  const out = settingOut(occasion);
  if (out?.hunters.length !== 1 || !mayGoElsewhere(state, out)) return false;
  return hunterOf(state, hunter).health > costOfRush(state);
}

/** Ruling: the health is a price, and nothing averts it. */
export function rush(tale: Tale, hunter: HunterId): void {
  insteadOfMoving(tale);
  moveHealth(tale, hunter, -costOfRush(tale.state));
  tale.next({ is: 'cardAsks', card: 'sense-of-emergency', seat: hunter, hunters: [hunter] });
}

const RUSH_TO: readonly LocationId[] = [...CITY_IDS, HOSPITAL];

/** Ruling: to any city or the hospital. */
const senseOfEmergency: EventRule = {
  mayPlay: (state, seat, occasion) => mayRush(state, seat as HunterId, occasion),
  takesEffect: (tale, { seat }) => rush(tale, seat as HunterId),
  choices: (state, { seat }) => {
    const from = whereIs(state, seat as HunterId);
    return toPlaces(RUSH_TO.filter((place) => place !== from));
  },
  isChosen: (tale, { hunters = [] }, action) => moveParty(tale, hunters, chosenPlace(action), 'emergency'),
};

export const travelEvents = {
  'chartered-carriage': charteredCarriage,
  'excellent-weather': excellentWeather,
  'sense-of-emergency': senseOfEmergency,
};
