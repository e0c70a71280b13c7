import type { ByType } from '../../kit/by-type.js';
import { omit, withoutOne } from '../../kit/change.js';
import { minus, plus } from '../../kit/pile.js';
import { hunterWithout, withHunter } from '../change.js';
import type { AllyId, EventId } from '../data/event-cards.js';
import type { CardEvent } from '../events/events.js';
import { withEvents } from '../hand-order.js';
import { isHunter } from '../seats.js';
import type { Deck, State } from '../state.js';
import type { SeatId } from '../../kit/audience.js';

const same = (state: State): State => state;

const decks = (state: State, change: (events: Deck<EventId>) => Partial<Deck<EventId>>): State => ({
  ...state,
  events: { ...state.events, ...change(state.events) },
});

function gains(state: State, seat: SeatId, card: EventId): State {
  if (!isHunter(seat)) return { ...state, draculaEvents: withEvents(state.draculaEvents, card) };
  return withHunter(state, seat, { events: withEvents(state.hunters[seat].events, card) });
}

function loses(state: State, seat: SeatId, card: EventId): State {
  if (!isHunter(seat)) return { ...state, draculaEvents: withoutOne(state.draculaEvents, card) };
  const less = withHunter(state, seat, { events: withoutOne(state.hunters[seat].events, card) });
  return state.hunters[seat].openEvent === card ? hunterWithout(less, seat, 'openEvent') : less;
}

const discarded = (state: State, card: EventId): State =>
  decks(state, ({ discard }) => ({ discard: plus(discard, card) }));

const drawn = (state: State, card: EventId): State =>
  decks(state, ({ deck }) => ({ deck: minus(deck, card) }));

export const evolveCards: ByType<CardEvent, [State], State> = {
  EventDrawn: same,
  EventTaken: (state, { seat, card }) => gains(drawn(state, card), seat, card),
  EventKept: same,
  EventTurnedUp: (state, { card }) => discarded(drawn(state, card), card),
  EventBurned: (state, { card }) => discarded(drawn(state, card), card),
  EventPlayed: (state, { seat, card }) => discarded(loses(state, seat, card), card),
  EventDiscarded: (state, { seat, card }) => discarded(loses(state, seat, card), card),
  EventRecovered: (state, { seat, card }) =>
    gains(
      decks(state, ({ discard }) => ({ discard: minus(discard, card) })),
      seat,
      card,
    ),
  EventCancelled: same,
  CardDieRolled: same,
  EventsReshuffled: (state) => decks(state, ({ deck, discard }) => ({ deck: discard, discard: deck })),
  // An ally lies in play instead of the discard pile.
  AllyArrived: (state, { side, card }) => ({
    ...decks(state, ({ discard }) => ({ discard: minus(discard, card) })),
    allies: { ...state.allies, [side]: card as AllyId },
  }),
  AllyLeft: (state, { side, card }) => ({ ...discarded(state, card), allies: omit(state.allies, side) }),
  DraculaHandShown: same,
  DraculaHandOpened: same,
};
