import type { SeatId } from '../../kit/audience.js';
import type { ByType, Of } from '../../kit/by-type.js';
import { omit, withoutOne } from '../../kit/change.js';
import { minus, plus, together } from '../../kit/pile.js';
import { hunterWithout, withHideout, withHunter } from '../change.js';
import { EVENT_CARDS, type EventId } from '../data/event-cards.js';
import type { CardEvent } from '../events/cards.js';
import { withEvents } from '../hand-order.js';
import { isHunter } from '../seats.js';
import { noneOf, type EventDeck, type State } from '../state.js';

const same = (state: State): State => state;

const decks = (state: State, change: (events: EventDeck) => Partial<EventDeck>): State => ({
  ...state,
  events: { ...state.events, ...change(state.events) },
});

function gains(state: State, seat: SeatId, card: EventId): State {
  if (isHunter(seat))
    return withHunter(state, seat, { events: withEvents(state.hunters[seat].events, card) });
  return { ...state, dracula: { ...state.dracula, events: withEvents(state.dracula.events, card) } };
}

function loses(state: State, seat: SeatId, card: EventId): State {
  if (!isHunter(seat))
    return { ...state, dracula: { ...state.dracula, events: withoutOne(state.dracula.events, card) } };
  const less = withHunter(state, seat, { events: withoutOne(state.hunters[seat].events, card) });
  return state.hunters[seat].openEvent === card ? hunterWithout(less, seat, 'openEvent') : less;
}

const discarded = (state: State, card: EventId): State =>
  decks(state, ({ discard }) => ({ discard: plus(discard, card) }));

const seen = (state: State, card: EventId): State =>
  decks(state, ({ unseen }) => ({ unseen: minus(unseen, card) }));

/** The back that was known at this end is known no more: the card is gone. */
function drawn(state: State, { end }: Of<CardEvent, 'EventDrawn'>): State {
  return decks(state, (events) => {
    const [near, far] = end === 'top' ? (['top', 'bottom'] as const) : (['bottom', 'top'] as const);
    if (events[near].length > 0) return { [near]: events[near].slice(1) };
    return { [far]: events[far].slice(0, deckSize(events) - 1) };
  });
}

/** What is known from the top ends where this begins. */
function bottomSearched(state: State, { owners }: Of<CardEvent, 'BottomSearched'>): State {
  return decks(state, (events) => ({
    buried: events.buried + owners.filter((owner) => owner === 'dracula').length,
    top: events.top.slice(0, deckSize(events) - owners.length),
    bottom: [...owners.filter((owner) => owner === 'hunters'), ...events.bottom.slice(owners.length)],
  }));
}

/** How many cards lie in the deck. */
export function deckSize({ unseen, buried }: EventDeck): number {
  return Object.values(unseen).reduce((sum, count) => sum + count, 0) - buried;
}

export const evolveCards: ByType<CardEvent, [State], State> = {
  BackSeen: (state, { back }) => decks(state, ({ top }) => ({ top: [...top, back] })),
  EventDrawn: drawn,
  EventTaken: (state, { seat, card }) => ({
    ...gains(seen(state, card), seat, card),
    drawn: { seat, card },
  }),
  EventKept: (state) => omit(state, 'drawn'),
  EventTurnedUp: (state, { seat, card }) => {
    const { drawn: held } = state;
    const known = held === undefined ? seen(state, card) : loses(omit(state, 'drawn'), seat, card);
    return discarded(known, card);
  },
  EventBuried: (state) => decks(state, ({ buried }) => ({ buried: buried + 1 })),
  EventPlayed: (state, { seat, card }) => discarded(loses(state, seat, card), card),
  EventDiscarded: (state, { seat, card }) => discarded(loses(state, seat, card), card),
  EventCancelled: same,
  EventsReshuffled: (state) =>
    decks(state, ({ unseen, discard }) => ({
      unseen: together(unseen, discard),
      buried: 0,
      discard: noneOf(EVENT_CARDS),
      top: [],
      bottom: [],
    })),
  PlaceNamed: same,
  HuntersNamed: same,
  RegionNamed: same,
  HideShown: same,
  HideTakenBack: (state, { space }) =>
    withHideout(state, { area: 'trail', space }, ({ cards }) => ({
      cards: cards.filter(({ card }) => card !== 'hide'),
    })),
  DraculaHandShown: same,
  DraculaHandOpened: same,
  EventWasted: (state, { card }) => discarded(seen(state, card), card),
  BottomSearched: bottomSearched,
  AllyRecalled: same,
  // An ally lies in play instead of the discard pile.
  AllyArrived: (state, { side, card }) => ({
    ...decks(state, ({ discard }) => ({ discard: minus(discard, card) })),
    allies: { ...state.allies, [side]: card },
  }),
  AllyLeft: (state, { side, card }) => ({ ...discarded(state, card), allies: omit(state.allies, side) }),
};
