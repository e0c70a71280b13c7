import { Type, type Static } from '@sinclair/typebox';
import { typed } from '../../kit/schema.js';
import {
  Ally,
  Encounter,
  End,
  EventCardId,
  Hunter,
  Hunters,
  Location,
  RegionOrSea,
  Seat,
  Side,
  Space,
} from '../values.js';
import { everyone, toTheOwner, type Audiences } from './knowledge.js';

export const cardEvents = {
  BackSeen: typed('BackSeen', 'The back of the top event can be seen.', { back: Side }),
  EventDrawn: typed('EventDrawn', 'An event was drawn.', { seat: Seat, end: End, back: Side }),
  EventTaken: typed('EventTaken', 'A seat took up this event.', { seat: Seat, card: EventCardId }),
  EventKept: typed('EventKept', 'A seat keeps the event.', { seat: Seat }),
  EventTurnedUp: typed('EventTurnedUp', 'An event that was drawn takes effect at once.', {
    seat: Seat,
    card: EventCardId,
  }),
  EventBuried: typed('EventBuried', 'An event of Dracula went to the discard pile, face down.', {}),
  EventPlayed: typed('EventPlayed', 'A seat played an event.', { seat: Seat, card: EventCardId }),
  EventDiscarded: typed('EventDiscarded', 'A seat discarded an event.', { seat: Seat, card: EventCardId }),
  EventCancelled: typed('EventCancelled', 'An event was cancelled and has no effect.', { card: EventCardId }),
  EventsReshuffled: typed('EventsReshuffled', 'The discarded events are a new deck.', {}),
  PlaceNamed: typed('PlaceNamed', 'A seat named a place for a card.', {
    seat: Seat,
    location: Location,
  }),
  HuntersNamed: typed('HuntersNamed', 'Dracula named the hunters who are beside him.', {
    hunters: Hunters,
  }),
  RegionNamed: typed('RegionNamed', 'Dracula named the region where he is.', { region: RegionOrSea }),
  HideShown: typed('HideShown', 'Dracula showed that Hide lies nowhere on the trail.', {}),
  HideTakenBack: typed('HideTakenBack', 'Dracula took Hide back from the trail.', { space: Space }),
  DraculaHandShown: typed('DraculaHandShown', 'Dracula showed these cards to a hunter.', {
    seat: Hunter,
    encounters: Type.Array(Encounter),
    cards: Type.Array(EventCardId),
  }),
  DraculaHandOpened: typed('DraculaHandOpened', 'Dracula showed his encounters and events to a hunter.', {
    seat: Hunter,
  }),
  EventWasted: typed('EventWasted', 'An event was drawn and discarded, without effect.', {
    seat: Seat,
    card: EventCardId,
  }),
  BottomSearched: typed(
    'BottomSearched',
    'The lowest events were looked at, from behind; those of Dracula were discarded face down.',
    { owners: Type.Array(Side, { description: 'Whose they were, the lowest first.' }) },
  ),
  AllyRecalled: typed('AllyRecalled', 'A hunter plays an ally from the discard pile.', {
    seat: Hunter,
    card: Ally,
  }),
  AllyArrived: typed('AllyArrived', 'An ally is in play.', { side: Side, card: Ally }),
  AllyLeft: typed('AllyLeft', 'An ally left play.', { side: Side, card: Ally }),
} as const;

export type CardEvent = Static<(typeof cardEvents)[keyof typeof cardEvents]>;

export const cardAudiences: Audiences<CardEvent> = {
  BackSeen: everyone,
  EventDrawn: everyone,
  EventTaken: toTheOwner,
  EventKept: everyone,
  EventTurnedUp: everyone,
  EventBuried: everyone,
  EventPlayed: everyone,
  EventDiscarded: everyone,
  EventCancelled: everyone,
  EventsReshuffled: everyone,
  PlaceNamed: everyone,
  HuntersNamed: everyone,
  RegionNamed: everyone,
  HideShown: everyone,
  HideTakenBack: everyone,
  DraculaHandShown: toTheOwner,
  DraculaHandOpened: everyone,
  EventWasted: everyone,
  BottomSearched: everyone,
  AllyRecalled: everyone,
  AllyArrived: everyone,
  AllyLeft: everyone,
};
