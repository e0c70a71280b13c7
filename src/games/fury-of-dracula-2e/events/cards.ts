import { Type } from '@sinclair/typebox';
import { oneOf, typed } from '../../kit/schema.js';
import { Count, EventCardId, Seat } from '../values.js';

const Side = oneOf(['hunters', 'dracula'], { description: 'Whose card it is, as its back tells.' });

export const cardEvents = {
  EventDrawn: typed('EventDrawn', 'An event was drawn.', { seat: Seat, back: Side }),
  EventTaken: typed('EventTaken', 'A seat keeps this event that was drawn.', {
    seat: Seat,
    card: EventCardId,
  }),
  EventKept: typed('EventKept', 'A seat keeps an event that was drawn.', { seat: Seat }),
  EventTurnedUp: typed('EventTurnedUp', 'An event that was drawn takes effect at once.', {
    seat: Seat,
    card: EventCardId,
  }),
  EventBurned: typed('EventBurned', 'An event that was drawn was discarded without effect.', {
    card: EventCardId,
  }),
  EventPlayed: typed('EventPlayed', 'A seat played an event.', { seat: Seat, card: EventCardId }),
  EventDiscarded: typed('EventDiscarded', 'A seat discarded an event.', { seat: Seat, card: EventCardId }),
  EventRecovered: typed('EventRecovered', 'A seat took an event from the discard pile.', {
    seat: Seat,
    card: EventCardId,
  }),
  EventCancelled: typed('EventCancelled', 'An event was cancelled and has no effect.', { card: EventCardId }),
  CardDieRolled: typed('CardDieRolled', 'A die was rolled for a card.', { seat: Seat, die: Count }),
  EventsReshuffled: typed('EventsReshuffled', 'The discarded events were shuffled into a new deck.', {}),
  AllyArrived: typed('AllyArrived', 'An ally is in play.', { side: Side, card: EventCardId }),
  AllyLeft: typed('AllyLeft', 'An ally left play.', { side: Side, card: EventCardId }),
  DraculaHandShown: typed('DraculaHandShown', 'Dracula showed his events to the hunters.', {
    cards: Type.Array(EventCardId),
  }),
  DraculaHandOpened: typed('DraculaHandOpened', 'Dracula showed his events to the hunters.', {}),
} as const;
