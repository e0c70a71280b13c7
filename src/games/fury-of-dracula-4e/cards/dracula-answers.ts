import { delay } from '../encounters/asking.js';
import { isCity, regionOf, roadsFrom } from '../map.js';
import { ridesWith } from '../phases/hunters/routes.js';
import { itemsOf } from '../reading.js';
import { isHunter, type HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import type { EventRule, EventRules } from './card.js';

const asks: EventRule['takesEffect'] = (tale, step) =>
  tale.next({ ...step, is: 'cardAsks', left: 0, locations: [] });

/** By a card list. */
const CUSTOMS_DAMAGE = 3;

const suffer = (tale: Tale, hunter: HunterId) =>
  tale.next({ is: 'harm', hunter, damage: CUSTOMS_DAMAGE, bites: 0 });

/** Ruling: the hunter chooses. Inferred: who has no items suffers. */
const customsSearch: EventRule = {
  takesEffect: (tale, step) => {
    const { hunter } = step;
    if (hunter === undefined) return;
    delay(tale, hunter);
    if (itemsOf(tale.state, hunter).length === 0) return suffer(tale, hunter);
    tale.next({ is: 'cardAsks', card: step.card, seat: hunter, hunter, left: 0, locations: [] });
  },
  choices: () => [{ type: 'discardAll' }, { type: 'pass' }],
  isChosen: (tale, { seat }, action) => {
    if (!isHunter(seat)) return;
    if (action.type === 'pass') {
      tale.tell({ type: 'Passed', seat });
      return suffer(tale, seat);
    }
    for (const item of itemsOf(tale.state, seat)) tale.tell({ type: 'ItemDiscarded', seat, item });
  },
};

const stations = (state: State, { hunter, ticket }: StepOf<'cardAsks'>) =>
  hunter === undefined || ticket === undefined ? [] : ridesWith(state, hunter, ticket);

/** A window without a ticket is that of a Chartered Carriage, for which the numbers of the ticket do not count. */
const falseTip: EventRule = {
  takesEffect: (tale, step, random) => {
    tale.drop('window');
    if (step.ticket !== undefined) return asks(tale, step, random);
    tale.drop('rideTo');
    tale.tell({ type: 'EventCancelled', card: 'chartered-carriage' });
  },
  choices: (state, step) => stations(state, step).map((location) => ({ type: 'chooseLocation', location })),
  isChosen: (tale, _step, action) => {
    if (action.type !== 'chooseLocation' || !isCity(action.location)) return;
    const { location } = action;
    tale.tell({ type: 'PlaceNamed', seat: 'dracula', location });
    tale.amend('rideTo', (step) => ({ ...step, location }));
  },
};

const roads = (state: State, { location }: Pick<StepOf<'cardAsks'>, 'location'>) =>
  location === undefined ? [] : roadsFrom(location, state.options);

/** Ruling: neither roadblocks nor fog stop the horses; it matters in which region the hunter was before the move. */
const wildHorses: EventRule = {
  mayPlay: (state, _seat, occasion) => occasion.is === 'window' && roads(state, occasion).length > 0,
  takesEffect: asks,
  choices: (state, step) => roads(state, step).map((location) => ({ type: 'chooseLocation', location })),
  isChosen: (tale, { hunter, from }, action) => {
    if (action.type !== 'chooseLocation' || hunter === undefined || from === undefined) return;
    const region = regionOf(from);
    const by = 'wildHorses';
    tale.skipTo('cityEntered');
    tale.drop('cityEntered');
    tale.tell({ type: 'HunterMoved', seat: hunter, location: action.location, by });
    const before = region === undefined ? {} : { region };
    tale.next({ is: 'hunterArrives', hunter, from, by, ...before });
  },
};

/** Events of Dracula that answer what hunters do. */
export const draculaAnswers = {
  'customs-search': customsSearch,
  'false-tip': falseTip,
  // Played in its window it cancels the card on the table (`phases/cards/window.ts`), and does no more.
  'sensationalist-press': { takesEffect: () => undefined },
  'wild-horses': wildHorses,
} satisfies EventRules;
