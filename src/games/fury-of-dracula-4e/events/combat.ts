import { Type, type Static } from '@sinclair/typebox';
import { closed, typed } from '../../kit/schema.js';
import {
  CombatEnd,
  Count,
  DraculaCombatCard,
  Hunter,
  HunterCombatCard,
  Hunters,
  Location,
  Opponent,
  Seat,
  Spot,
} from '../values.js';
import { everyone, toDracula, toTheSeat, type Audiences } from './knowledge.js';

export const combatEvents = {
  CombatBegan: typed('CombatBegan', 'A combat began.', {
    opponent: Opponent,
    hunters: Hunters,
    location: Location,
    atNight: Type.Boolean({ description: 'Whether the rules of the night hold.' }),
    damage: Type.Integer({ minimum: 0, description: 'What the vampire suffered before; 0 for Dracula.' }),
    spot: Type.Optional(Spot),
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
  CombatRoundEnded: typed('CombatRoundEnded', 'A round is over.', { round: Count }),
  CombatEnded: typed('CombatEnded', 'The combat is over.', { end: CombatEnd }),
} as const;

export type CombatEvent = Static<(typeof combatEvents)[keyof typeof combatEvents]>;

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
  CombatRoundEnded: everyone,
  CombatEnded: everyone,
};
