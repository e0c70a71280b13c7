import { EMERGENCY } from '../data/limits.js';
import { move } from '../phases/hunters/arriving.js';
import { byRoads, ridesByCarriage, sailings } from '../phases/hunters/routes.js';
import { changeDamage, endures } from '../phases/table/harm.js';
import { hunterOf, kindsOf } from '../reading.js';
import { isHunter, type FurySeat, type HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { EventRule, EventRules } from './card.js';
import { lasts } from './lasting.js';

/** The step falls away if the hunter does. */
const asks: EventRule['takesEffect'] = (tale, { card, seat }) => {
  if (isHunter(seat)) tale.next({ is: 'cardAsks', card, seat, hunter: seat, left: 0, locations: [] });
};

/** For a rule that a hunter's card has. */
const ofHunter =
  <Result>(read: (state: State, hunter: HunterId) => readonly Result[]) =>
  (state: State, seat: FurySeat): readonly Result[] =>
    isHunter(seat) ? read(state, seat) : [];

const rides = ofHunter((state, hunter) =>
  kindsOf(hunterOf(state, hunter).tickets).flatMap((ticket) =>
    ridesByCarriage(state, hunter).map((location) => ({ type: 'moveByRail', location, ticket }) as const),
  ),
);

/** Any ticket; its numbers are ignored, so the window for Dracula tells of none, by which False Tip knows it. */
const charteredCarriage: EventRule = {
  mayPlay: (state, seat) => rides(state, seat).length > 0,
  takesEffect: asks,
  choices: (state, { seat }) => rides(state, seat),
  isChosen: (tale, { seat }, action) => {
    if (action.type !== 'moveByRail' || !isHunter(seat)) return;
    const { location, ticket } = action;
    tale.tell({ type: 'TicketReturned', seat, ticket });
    tale.next(
      { is: 'window', window: 'onTicketUse', passed: [], hunter: seat, by: 'rail', location },
      { is: 'rideTo', hunter: seat, location },
    );
  },
};

const sails = ofHunter(sailings);

/** Two moves by sea; the second may be forgone, and who is delayed meanwhile goes no further (ruling). */
const excellentWeather: EventRule = {
  mayPlay: (state, seat) => sails(state, seat).length > 0,
  takesEffect: (tale, step) => {
    const { card, seat, by } = step;
    if (!isHunter(seat)) return;
    const isSecond = by === 'sea';
    const goesOn = !isSecond || !hunterOf(tale.state, seat).delayed;
    if (goesOn && sails(tale.state, seat).length > 0)
      tale.next({ is: 'cardAsks', card, seat, hunter: seat, left: isSecond ? 0 : 1, locations: [] });
  },
  choices: (state, { seat, left }) => [
    ...(left === 0 ? [{ type: 'pass' } as const] : []),
    ...sails(state, seat),
  ],
  isChosen: (tale, { card, seat, left }, action) => {
    if (action.type === 'pass') tale.tell({ type: 'Passed', seat });
    if (action.type !== 'moveBySea' || !isHunter(seat)) return;
    if (left > 0) tale.next({ is: 'takeEffect', card, seat, hunter: seat, by: 'sea' });
    move(tale, seat, action.location, 'sea');
  },
};

const hurries = ofHunter((state, hunter) =>
  byRoads(state, hunter, EMERGENCY.roads).map((location) => ({ type: 'chooseLocation', location }) as const),
);

const senseOfEmergency: EventRule = {
  mayPlay: (state, seat) =>
    isHunter(seat) && endures(state, seat, EMERGENCY.damage) && hurries(state, seat).length > 0,
  takesEffect: (tale, step, random) => {
    if (!isHunter(step.seat)) return;
    changeDamage(tale, step.seat, EMERGENCY.damage);
    asks(tale, step, random);
  },
  choices: (state, { seat }) => hurries(state, seat),
  isChosen: (tale, { seat }, action) => {
    if (action.type === 'chooseLocation' && isHunter(seat)) move(tale, seat, action.location, 'emergency');
  },
};

/** Events by which hunters go and act in other ways. */
export const travelEvents = {
  'chartered-carriage': charteredCarriage,
  'excellent-weather': excellentWeather,
  'long-night': lasts('long-night'),
  'sense-of-emergency': senseOfEmergency,
  'speedy-telegraph': lasts('any-order'),
  'renewed-vigor': lasts('extra-action'),
} satisfies EventRules;
