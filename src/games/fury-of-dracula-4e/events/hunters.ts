import { Type, type Static } from '@sinclair/typebox';
import { typed } from '../../kit/schema.js';
import {
  Amount,
  City,
  Count,
  EventCardId,
  Hospital,
  Hunter,
  Item,
  Location,
  Means,
  RegionOrSea,
  Ticket,
} from '../values.js';
import { everyone, toTheOwner, toTheOwnerAnd, type Audiences } from './knowledge.js';

export const hunterEvents = {
  HunterMoved: typed('HunterMoved', 'A hunter is in this place now.', {
    seat: Hunter,
    location: Location,
    by: Means,
  }),
  HunterDelayed: typed('HunterDelayed', 'A hunter is delayed.', { seat: Hunter }),
  HunterStoodUp: typed('HunterStoodUp', 'A hunter is delayed no more.', { seat: Hunter }),
  HunterRested: typed('HunterRested', 'A hunter rests.', { seat: Hunter }),
  SuppliesTaken: typed('SuppliesTaken', 'A hunter takes supplies.', { seat: Hunter }),
  TradeOpened: typed('TradeOpened', 'Hunters in one place trade.', { seat: Hunter }),
  PlaceSearched: typed('PlaceSearched', 'A hunter searches a city.', { seat: Hunter, location: City }),
  RegionAnswered: typed('RegionAnswered', 'Dracula says whether he is in the region of the hunter.', {
    seat: Hunter,
    region: RegionOrSea,
    same: Type.Boolean(),
  }),
  DamageChanged: typed('DamageChanged', 'A hunter suffered or healed damage.', {
    seat: Hunter,
    by: Amount,
    damage: Count,
  }),
  BitesChanged: typed('BitesChanged', 'A hunter was bitten, or is rid of a bite.', {
    seat: Hunter,
    by: Amount,
    bites: Count,
  }),
  HunterDefeated: typed('HunterDefeated', 'A hunter was defeated.', { seat: Hunter }),
  HunterRecovered: typed('HunterRecovered', 'A hunter is back, in a hospital.', {
    seat: Hunter,
    location: Hospital,
  }),
  BatsPlaced: typed('BatsPlaced', 'Bats are with a hunter.', { seat: Hunter }),
  BatsGone: typed('BatsGone', 'The bats are gone.', { seat: Hunter }),

  TicketDrawn: typed('TicketDrawn', 'A hunter drew a ticket.', { seat: Hunter, ticket: Ticket }),
  TicketReturned: typed('TicketReturned', 'A hunter returned a ticket.', { seat: Hunter, ticket: Ticket }),
  TicketGiven: typed('TicketGiven', 'A hunter handed a ticket to another.', {
    seat: Hunter,
    to: Hunter,
    ticket: Ticket,
  }),
  ItemTaken: typed('ItemTaken', 'A hunter drew this item.', { seat: Hunter, item: Item }),
  ItemDrawn: typed('ItemDrawn', 'A hunter drew an item.', { seat: Hunter }),
  ItemDiscarded: typed('ItemDiscarded', 'A hunter discarded an item.', { seat: Hunter, item: Item }),
  ItemShown: typed('ItemShown', 'A hunter showed an item.', { seat: Hunter, item: Item }),
  ItemPassed: typed('ItemPassed', 'A hunter handed this item to another.', {
    seat: Hunter,
    to: Hunter,
    item: Item,
  }),
  ItemGiven: typed('ItemGiven', 'A hunter handed an item to another.', {
    seat: Hunter,
    to: Hunter,
    open: Type.Boolean({ description: 'Whether it lay open.' }),
  }),
  ItemsReshuffled: typed('ItemsReshuffled', 'The discarded items are a new deck.', {}),
  CardOpened: typed('CardOpened', 'A weakened hunter keeps a card open.', {
    seat: Hunter,
    item: Type.Optional(Item),
    card: Type.Optional(EventCardId),
  }),
  HandShown: typed('HandShown', 'A hunter showed all cards to another.', {
    seat: Hunter,
    to: Hunter,
    items: Type.Array(Item),
    cards: Type.Array(EventCardId),
  }),
  HandOpened: typed('HandOpened', 'A hunter showed all cards to another.', { seat: Hunter, to: Hunter }),
} as const;

export type HunterEvent = Static<(typeof hunterEvents)[keyof typeof hunterEvents]>;

export const hunterAudiences: Audiences<HunterEvent> = {
  HunterMoved: everyone,
  HunterDelayed: everyone,
  HunterStoodUp: everyone,
  HunterRested: everyone,
  SuppliesTaken: everyone,
  TradeOpened: everyone,
  PlaceSearched: everyone,
  RegionAnswered: everyone,
  DamageChanged: everyone,
  BitesChanged: everyone,
  HunterDefeated: everyone,
  HunterRecovered: everyone,
  BatsPlaced: everyone,
  BatsGone: everyone,
  TicketDrawn: everyone,
  TicketReturned: everyone,
  TicketGiven: everyone,
  ItemTaken: toTheOwner,
  ItemDrawn: everyone,
  ItemDiscarded: everyone,
  ItemShown: everyone,
  ItemPassed: toTheOwnerAnd,
  ItemGiven: everyone,
  ItemsReshuffled: everyone,
  CardOpened: everyone,
  HandShown: toTheOwnerAnd,
  HandOpened: everyone,
};
