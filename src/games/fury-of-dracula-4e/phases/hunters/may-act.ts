import type { Action, ActionName } from '../../actions/actions.js';
import { playable, usable } from '../../cards/play.js';
import { EVENT_CARDS, type EventId, type Timing } from '../../data/event-cards.js';
import { isCity, isHospital, isSea } from '../../map.js';
import { eventsOf, hunterOf, huntersAt, isFogged, itemsOf, openHideoutsOf, whereIs } from '../../reading.js';
import type { HunterId } from '../../seats.js';
import type { State } from '../../state.js';
import type { StepOf } from '../../steps/steps.js';
import type { KindOfAction } from '../../values.js';
import { eventsWith } from '../../windows.js';
import { reservations, suppliesOf } from './acts.js';
import { movesOf, walks } from './routes.js';

export type Acts = StepOf<'hunterActs'>;

export const PASS: Action = { type: 'pass' };

/** Of which kind an action is: two in one day must differ. */
export const KINDS: Readonly<Partial<Record<ActionName, KindOfAction>>> = {
  moveByRoad: 'move',
  moveByRail: 'move',
  moveBySea: 'move',
  supply: 'supply',
  reserveTicket: 'reserve',
  trade: 'trade',
  rest: 'rest',
  search: 'search',
  askRegion: 'special',
};

/** Cards that take no action, but come besides; and those that are a move. */
const BESIDES = eventsWith('duringDay');
const MOVING: readonly EventId[] = ['chartered-carriage', 'excellent-weather', 'sense-of-emergency'];

/** Of which kind an action by a card is, if it is one. */
export function kindOfCard(card: EventId): KindOfAction | undefined {
  if (BESIDES.includes(card)) return undefined;
  return MOVING.includes(card) ? 'move' : 'special';
}

const TIMINGS: Readonly<Record<Acts['part'], readonly Timing[]>> = {
  day: ['action', 'dayAction', 'beforeRailMove'],
  night: ['action', 'nightAction'],
};

const isFor = (hunter: HunterId) => (id: EventId) =>
  EVENT_CARDS.some((card) => card.id === id && !('only' in card && card.only !== hunter));

function kindOf(action: Action): KindOfAction | undefined {
  if (action.type === 'playEvent') return kindOfCard(action.card);
  return action.type === 'useItem' ? 'move' : KINDS[action.type];
}

/** Cards that are played as an action. */
function fromHand(state: State, step: Acts): readonly Action[] {
  const { hunter, part } = step;
  const events = TIMINGS[part].flatMap(eventsWith).filter(isFor(hunter));
  return [
    ...playable(state, hunter, step, events),
    ...(part === 'day' ? usable(state, hunter, step, ['fast-horses']) : []),
  ];
}

/** By night along a road, if the night is long. */
function moves(state: State, { hunter, part }: Acts): readonly Action[] {
  if (part === 'day') return movesOf(state, hunter);
  return state.effects.includes('long-night') && isCity(whereIs(state, hunter)) ? walks(state, hunter) : [];
}

/** Published: one sails on, if one can. */
function atSea(state: State, step: Acts): readonly Action[] {
  if (step.done.includes('move')) return [PASS];
  const sailing = moves(state, step);
  return sailing.length > 0
    ? [...sailing, ...playable(state, step.hunter, step, ['excellent-weather'])]
    : [PASS];
}

/** Published: in a place with another hunter, who has something to hand over or to show. */
function trades(state: State, hunter: HunterId): readonly Action[] {
  const there = huntersAt(state, whereIs(state, hunter));
  const hasAnything = (one: HunterId) =>
    itemsOf(state, one).length + eventsOf(state, one).length + hunterOf(state, one).tickets.length > 0;
  return there.length > 1 && there.some(hasAnything) ? [{ type: 'trade' }] : [];
}

/** Published: not in fog. The encounters that lie there can be counted. */
function searches(state: State, hunter: HunterId): readonly Action[] {
  const place = whereIs(state, hunter);
  const hasAny = openHideoutsOf(state, place).some(({ lies }) => lies.encounters.length > 0);
  return hasAny && !isFogged(state, place) ? [{ type: 'search' }] : [];
}

/** Mina Harker asks in company. */
function questions(state: State, hunter: HunterId): readonly Action[] {
  const inCompany = huntersAt(state, whereIs(state, hunter)).length > 1;
  return hunter === 'mina-harker' && inCompany ? [{ type: 'askRegion' }] : [];
}

function inCity(state: State, hunter: HunterId): readonly Action[] {
  return [
    ...suppliesOf(state, hunter),
    ...reservations(state, hunter),
    ...trades(state, hunter),
    { type: 'rest' },
    ...searches(state, hunter),
    ...questions(state, hunter),
  ];
}

/** Published: who is delayed stands up and does no more; at sea one sails on; in a hospital one leaves or draws an item. */
function actionsOf(state: State, step: Acts): readonly Action[] {
  const { hunter, done } = step;
  if (hunterOf(state, hunter).delayed) return [{ type: 'standUp' }];
  const place = whereIs(state, hunter);
  if (isSea(place)) return atSea(state, step);
  const acts = isHospital(place) ? suppliesOf(state, hunter) : inCity(state, hunter);
  const cards = isHospital(place) ? [] : fromHand(state, step);
  const isNew = (action: Action) => !done.includes(kindOf(action) as KindOfAction);
  return [PASS, ...[...moves(state, step), ...acts, ...cards].filter(isNew)];
}

/** By day a card that is no action may be played besides, wherever the hunter is. */
export function mayAct(state: State, step: Acts): readonly Action[] {
  const free = step.part === 'day' ? playable(state, step.hunter, step, BESIDES) : [];
  return [...actionsOf(state, step), ...free];
}
