import { Type } from '@sinclair/typebox';
import { oneOf, typed } from '../../kit/schema.js';
import {
  Amount,
  Count,
  Encounter,
  EventCardId,
  Hunter,
  Item,
  Location,
  Means,
  Party,
  TrainFace,
} from '../values.js';

export const hunterEvents = {
  HunterMoved: typed('HunterMoved', 'A hunter is in this place now.', {
    seat: Hunter,
    location: Location,
    by: Means,
  }),
  PartyFormed: typed('PartyFormed', 'These hunters share a turn.', { hunters: Party }),
  InvitationAnswered: typed('InvitationAnswered', 'A hunter shares the turn, or not.', {
    seat: Hunter,
    joins: Type.Boolean(),
  }),
  TrainDieRolled: typed('TrainDieRolled', 'The train die was rolled, twice with Lord Godalming.', {
    faces: Type.Array(TrainFace),
  }),
  RollUsed: typed('RollUsed', 'This roll counts.', { face: TrainFace }),
  PlaceSearched: typed('PlaceSearched', 'A place was searched.', {
    location: Location,
    found: Type.Boolean({ description: 'Whether its card lies in the trail or the catacombs.' }),
  }),
  HunterRested: typed('HunterRested', 'A hunter rests.', { seat: Hunter }),
  SuppliesTaken: typed('SuppliesTaken', 'A hunter takes supplies.', {
    seat: Hunter,
    draw: oneOf(['event', 'item', 'both']),
  }),
  TradeOpened: typed('TradeOpened', 'Hunters in a city may hand items to each other.', { seat: Hunter }),
  FontUsed: typed('FontUsed', 'A hunter used the font of the hospital.', { seat: Hunter, die: Count }),
  HealthChanged: typed('HealthChanged', 'A hunter lost or gained health.', {
    seat: Hunter,
    by: Amount,
    health: Count,
  }),
  BitesChanged: typed('BitesChanged', 'A hunter was bitten, or is rid of a bite.', {
    seat: Hunter,
    by: Amount,
    bites: Count,
  }),
  HunterDefeated: typed('HunterDefeated', 'A hunter was defeated and taken to the hospital.', {
    seat: Hunter,
  }),
  HunterHeld: typed('HunterHeld', 'A hunter keeps an encounter until the next turn.', {
    seat: Hunter,
    encounter: Encounter,
    carries: Type.Boolean({ description: 'Whether the token itself lies with this hunter.' }),
  }),
  EncounterRolled: typed('EncounterRolled', 'Dice were rolled for an encounter.', {
    seat: Hunter,
    encounter: Encounter,
    dice: Type.Array(Count),
  }),
  HunterFreed: typed('HunterFreed', 'An encounter holds a hunter no longer.', {
    seat: Hunter,
  }),
  DogsLaid: typed('DogsLaid', 'A hunter laid Dogs open.', { seat: Hunter }),

  ItemTaken: typed('ItemTaken', 'A hunter drew this item.', { seat: Hunter, item: Item }),
  ItemDrawn: typed('ItemDrawn', 'A hunter drew an item.', { seat: Hunter }),
  ItemDiscarded: typed('ItemDiscarded', 'A hunter discarded an item.', { seat: Hunter, item: Item }),
  ItemRecovered: typed('ItemRecovered', 'A hunter took an item from the discard pile.', {
    seat: Hunter,
    item: Item,
  }),
  ItemShown: typed('ItemShown', 'A hunter showed an item.', { seat: Hunter, item: Item }),
  ItemPassed: typed('ItemPassed', 'A hunter handed this item to another.', {
    seat: Hunter,
    to: Hunter,
    item: Item,
  }),
  ItemGiven: typed('ItemGiven', 'A hunter handed an item to another.', {
    seat: Hunter,
    to: Hunter,
    open: Type.Boolean({ description: 'It lay open, to all or to Dracula, and lies so no more.' }),
  }),
  ItemsReshuffled: typed('ItemsReshuffled', 'The discarded items were shuffled into a new deck.', {}),
  CardKeptOpen: typed('CardKeptOpen', 'A bitten hunter keeps this card open to Dracula.', {
    seat: Hunter,
    item: Type.Optional(Item),
    card: Type.Optional(EventCardId),
  }),
  CardOpened: typed('CardOpened', 'A bitten hunter keeps a card open to Dracula.', {
    seat: Hunter,
    kind: oneOf(['item', 'event']),
  }),
  HandShown: typed('HandShown', 'A hunter showed these cards to Dracula.', {
    seat: Hunter,
    items: Type.Array(Item),
    cards: Type.Array(EventCardId),
  }),
  HandOpened: typed('HandOpened', 'A hunter showed all items, or all cards, to Dracula.', {
    seat: Hunter,
    shows: oneOf(['items', 'cards']),
  }),
} as const;
