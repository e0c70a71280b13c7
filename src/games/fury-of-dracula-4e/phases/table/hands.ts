import type { Action } from '../../actions/actions.js';
import { pickFor } from '../../chance.js';
import {
  DRACULA_EVENT_HAND,
  ENCOUNTER_HAND,
  HUNTER_EVENT_HAND,
  HUNTER_ITEM_HAND,
  HUNTER_TICKETS,
} from '../../data/limits.js';
import { eventsOf, hunterOf, isWeakened, kindsOf } from '../../reading.js';
import { HUNTERS, isHunter, type FurySeat, type HunterId } from '../../seats.js';
import type { State } from '../../state.js';
import type { Step } from '../../steps/steps.js';
import type { Question } from '../phase.js';

const eventLimit = (seat: FurySeat) => (isHunter(seat) ? HUNTER_EVENT_HAND : DRACULA_EVENT_HAND);
const hasTooManyEvents = (state: State, seat: FurySeat) => eventsOf(state, seat).length > eventLimit(seat);
const hasTooManyItems = (state: State, seat: FurySeat) =>
  isHunter(seat) && hunterOf(state, seat).items.length > HUNTER_ITEM_HAND;
const hasTooManyTickets = (state: State, hunter: HunterId) =>
  hunterOf(state, hunter).tickets.length > HUNTER_TICKETS;
export const hasTooManyEncounters = (state: State) => state.encounters.hand.length > ENCOUNTER_HAND;

/** What a weakened hunter must still lay open, by public counts. */
function toOpen(state: State, hunter: HunterId): { readonly item: boolean; readonly event: boolean } {
  const { items, events, openItem, openEvent } = hunterOf(state, hunter);
  const weakened = isWeakened(state, hunter);
  return {
    item: weakened && items.length > 0 && openItem === undefined,
    event: weakened && events.length > 0 && openEvent === undefined,
  };
}

const mustOpen = (state: State, hunter: HunterId) => {
  const { item, event } = toOpen(state, hunter);
  return item || event;
};

/** What must be put right before anything else is asked, by public counts. Dracula discards events as his phase ends. */
export function dueBeforeAsking(state: State): Step | undefined {
  if (state.drawn !== undefined) return undefined;
  const crowded = HUNTERS.find((seat) => hasTooManyEvents(state, seat) || hasTooManyItems(state, seat));
  if (crowded !== undefined) return { is: 'discardDown', seat: crowded };
  const laden = HUNTERS.find((hunter) => hasTooManyTickets(state, hunter));
  if (laden !== undefined) return { is: 'discardTicket', hunter: laden };
  if (hasTooManyEncounters(state)) return { is: 'discardEncounters' };
  const closed = HUNTERS.find((hunter) => mustOpen(state, hunter));
  return closed === undefined ? undefined : { is: 'keepOpen', hunter: closed };
}

function discards(state: State, seat: FurySeat): readonly Action[] {
  const items = isHunter(seat) && hasTooManyItems(state, seat) ? hunterOf(state, seat).items : [];
  const events = hasTooManyEvents(state, seat) ? eventsOf(state, seat) : [];
  return [
    ...kindsOf(items).map((item): Action => ({ type: 'discardItem', item })),
    ...kindsOf(events).map((card): Action => ({ type: 'discardEvent', card })),
  ];
}

/** One card after another. */
export const discardDown: Question<'discardDown'> = {
  asks: (state, { seat }) => (hasTooManyEvents(state, seat) || hasTooManyItems(state, seat) ? [seat] : []),
  mayDo: (state, { seat }) => discards(state, seat),
  inTime: (state, { seat }, _seat, random) => pickFor(seat, discards(state, seat), random),
  does: {
    discardItem: (tale, { step: { seat }, action: { item } }) => {
      if (isHunter(seat)) tale.tell({ type: 'ItemDiscarded', seat, item });
    },
    discardEvent: (tale, { step, action: { card } }) => {
      tale.tell({ type: 'EventDiscarded', seat: step.seat, card });
      tale.next(step);
    },
  },
};

const tickets = (state: State, hunter: HunterId) =>
  kindsOf(hunterOf(state, hunter).tickets).map((ticket) => ({ type: 'discardTicket', ticket }) as const);

export const discardTicket: Question<'discardTicket'> = {
  asks: (state, { hunter }) => (hasTooManyTickets(state, hunter) ? [hunter] : []),
  mayDo: (state, { hunter }) => tickets(state, hunter),
  inTime: (state, { hunter }, seat, random) => pickFor(seat, tickets(state, hunter), random),
  does: {
    discardTicket: (tale, { step: { hunter }, action: { ticket } }) =>
      tale.tell({ type: 'TicketReturned', seat: hunter, ticket }),
  },
};

function cardsToOpen(state: State, hunter: HunterId): readonly Action[] {
  const { item, event } = toOpen(state, hunter);
  const { items, events } = hunterOf(state, hunter);
  return [
    ...(item ? kindsOf(items).map((one): Action => ({ type: 'keepItemOpen', item: one })) : []),
    ...(event ? kindsOf(events).map((card): Action => ({ type: 'keepEventOpen', card })) : []),
  ];
}

/** Source document: a weakened hunter keeps one event and one item open. */
export const keepOpen: Question<'keepOpen'> = {
  asks: (state, { hunter }) => (mustOpen(state, hunter) ? [hunter] : []),
  mayDo: (state, { hunter }) => cardsToOpen(state, hunter),
  inTime: (state, { hunter }, seat, random) => pickFor(seat, cardsToOpen(state, hunter), random),
  does: {
    keepItemOpen: (tale, { step: { hunter }, action: { item } }) =>
      tale.tell({ type: 'CardOpened', seat: hunter, item }),
    keepEventOpen: (tale, { step: { hunter }, action: { card } }) =>
      tale.tell({ type: 'CardOpened', seat: hunter, card }),
  },
};
