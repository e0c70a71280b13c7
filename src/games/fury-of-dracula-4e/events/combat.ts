import { Type, type Static } from '@sinclair/typebox';
import { closed, typed } from '../../kit/schema.js';
import {
  CombatEnd,
  Count,
  DraculaCombatCard,
  EncounterSpot,
  EventCardId,
  Hunter,
  HunterCombatCard,
  Hunters,
  Item,
  Location,
  Opponent,
  Seat,
} from '../values.js';
import { everyone, toDracula, toTheOwner, toTheSeat, type Audiences } from './knowledge.js';

export const combatEvents = {
  CombatBegan: typed('CombatBegan', 'A combat began.', {
    opponent: Opponent,
    hunters: Hunters,
    location: Location,
    atNight: Type.Boolean({ description: 'Whether the rules of the night hold.' }),
    damage: Type.Integer({ minimum: 0, description: 'What the vampire suffered before; 0 for Dracula.' }),
    spot: Type.Optional(EncounterSpot),
  }),
  CombatCardsTaken: typed('CombatCardsTaken', 'Dracula drew these combat cards.', {
    cards: Type.Array(DraculaCombatCard),
  }),
  CombatCardsDrawn: typed('CombatCardsDrawn', 'Dracula drew combat cards.', { count: Count }),
  CombatCardChosen: typed('CombatCardChosen', 'A hunter chose this card for the round.', {
    seat: Hunter,
    card: HunterCombatCard,
  }),
  AttackChosen: typed('AttackChosen', 'Dracula chose this card, and the hunter whom he engages.', {
    card: DraculaCombatCard,
    engaged: Hunter,
  }),
  CombatReady: typed('CombatReady', 'A seat chose its card for the round.', { seat: Seat }),
  CombatCardsShown: typed('CombatCardsShown', 'The cards of the round were shown.', {
    card: DraculaCombatCard,
    engaged: Hunter,
    hunters: Type.Array(closed({ hunter: Hunter, card: HunterCombatCard })),
  }),
  CombatCardCancelled: typed('CombatCardCancelled', 'The card of a seat has no effect.', { seat: Seat }),
  VampireHarmed: typed('VampireHarmed', 'The vampire suffered damage.', { by: Count, damage: Count }),
  VampireHealed: typed('VampireHealed', 'The vampire healed damage.', { by: Count, damage: Count }),
  HunterMesmerized: typed('HunterMesmerized', 'A hunter is mesmerized until the combat ends.', {
    seat: Hunter,
  }),
  HunterLeftCombat: typed('HunterLeftCombat', 'A hunter fights no more.', { seat: Hunter }),
  CombatDeckSearched: typed(
    'CombatDeckSearched',
    'Dracula took a card of his choice; Plotting lies open.',
    {},
  ),
  PlottingFlipped: typed('PlottingFlipped', 'Dracula turned down a Plotting card that lay open.', {}),
  DraculaEnraged: typed('DraculaEnraged', 'The card of Dracula takes effect; he cannot escape any more.', {}),
  DraculaFlew: typed('DraculaFlew', 'Dracula flew to another city.', {}),
  WreathHung: typed('WreathHung', 'A hunter wears the Garlic Wreath in this combat.', { seat: Hunter }),
  WreathLost: typed('WreathLost', 'A hunter wears the Garlic Wreath no more.', { seat: Hunter }),
  BulletsUsed: typed('BulletsUsed', 'Holy Bullets were used in this combat.', {}),
  CardPrepared: typed('CardPrepared', 'A card lies before a hunter.', { seat: Hunter, card: EventCardId }),
  PreparedSpent: typed('PreparedSpent', 'A card lies before a hunter no more.', {
    seat: Hunter,
    card: EventCardId,
  }),
  CombatCardSwapped: typed('CombatCardSwapped', 'A hunter plays another card instead.', {
    seat: Hunter,
    card: HunterCombatCard,
  }),
  CombatCardLost: typed('CombatCardLost', 'The item that a hunter played is gone and does not rest.', {
    seat: Hunter,
  }),
  ItemFound: typed('ItemFound', 'A hunter looks at this item of the deck.', { seat: Hunter, item: Item }),
  ItemsFound: typed('ItemsFound', 'A hunter looks at items of the deck.', { seat: Hunter, count: Count }),
  FoundItemKept: typed('FoundItemKept', 'A hunter keeps this item.', { seat: Hunter, item: Item }),
  FoundItemsDiscarded: typed(
    'FoundItemsDiscarded',
    'A hunter keeps one of the items and discards the rest.',
    {
      seat: Hunter,
      items: Type.Array(Item),
    },
  ),
  CombatRoundEnded: typed('CombatRoundEnded', 'A round is over.', { round: Count }),
  CombatEnded: typed('CombatEnded', 'The combat is over.', { end: CombatEnd }),
} as const;

export type CombatEvent = Static<(typeof combatEvents)[keyof typeof combatEvents]>;

/** What cards bring into a combat besides harm. */
export type CombatCardEvent =
  | 'CombatDeckSearched'
  | 'PlottingFlipped'
  | 'DraculaEnraged'
  | 'DraculaFlew'
  | 'WreathHung'
  | 'WreathLost'
  | 'BulletsUsed'
  | 'CardPrepared'
  | 'PreparedSpent'
  | 'CombatCardSwapped'
  | 'CombatCardLost'
  | 'ItemFound'
  | 'ItemsFound'
  | 'FoundItemKept'
  | 'FoundItemsDiscarded';

export const combatAudiences: Audiences<CombatEvent> = {
  CombatBegan: everyone,
  CombatCardsTaken: toDracula,
  CombatCardsDrawn: everyone,
  CombatCardChosen: toTheSeat,
  AttackChosen: toDracula,
  CombatReady: everyone,
  CombatCardsShown: everyone,
  CombatCardCancelled: everyone,
  VampireHarmed: everyone,
  VampireHealed: everyone,
  HunterMesmerized: everyone,
  HunterLeftCombat: everyone,
  CombatDeckSearched: everyone,
  PlottingFlipped: everyone,
  DraculaEnraged: everyone,
  DraculaFlew: everyone,
  WreathHung: everyone,
  WreathLost: everyone,
  BulletsUsed: everyone,
  CardPrepared: everyone,
  PreparedSpent: everyone,
  CombatCardSwapped: everyone,
  CombatCardLost: everyone,
  ItemFound: toTheOwner,
  ItemsFound: everyone,
  FoundItemKept: toTheOwner,
  FoundItemsDiscarded: everyone,
  CombatRoundEnded: everyone,
  CombatEnded: everyone,
};
