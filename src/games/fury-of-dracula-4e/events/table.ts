import { Type, type Static } from '@sinclair/typebox';
import { agendaChanged } from '../../kit/agenda/step.js';
import { typed } from '../../kit/schema.js';
import { AnyStep } from '../steps/steps.js';
import {
  Amount,
  City,
  Count,
  Effect,
  EndReason,
  EventCardId,
  PhaseName,
  Sea,
  Seat,
  Time,
  Way,
} from '../values.js';
import { everyone, type Audiences } from './knowledge.js';

/** The round, tracks, the board and the end. */
export const tableEvents = {
  AgendaChanged: agendaChanged(AnyStep),
  RoundStarted: typed('RoundStarted', 'A round began.', { round: Type.Integer({ minimum: 1 }) }),
  PhaseStarted: typed('PhaseStarted', 'A phase of the round began.', { phase: PhaseName }),
  TimeMoved: typed('TimeMoved', 'The time marker went on, or back.', { time: Time }),
  DespairPlaced: typed('DespairPlaced', 'A week is over: a despair token lies on the board.', {
    despair: Count,
  }),
  InfluenceChanged: typed('InfluenceChanged', 'The influence of Dracula changed.', {
    by: Amount,
    influence: Count,
  }),
  DraculaHarmed: typed('DraculaHarmed', 'Dracula suffered damage.', { by: Count, damage: Count }),
  DraculaHealed: typed('DraculaHealed', 'Dracula healed damage.', { by: Count, damage: Count }),
  EffectBegan: typed('EffectBegan', 'Something lasts for a while.', { effect: Effect }),
  EffectEnded: typed('EffectEnded', 'It is over.', { effect: Effect }),
  Passed: typed('Passed', 'A seat did nothing.', { seat: Seat }),

  FogPlaced: typed('FogPlaced', 'Fog lies on a city.', {
    location: City,
    tokens: Type.Integer({ minimum: 1, description: 'How many tokens were added.' }),
  }),
  FogLifted: typed('FogLifted', 'A fog token went from a city.', { location: City }),
  StormRaised: typed('StormRaised', 'A storm keeps hunters out of a sea.', { location: Sea }),
  StormLifted: typed('StormLifted', 'The storm is over.', { location: Sea }),
  RoadblockPlaced: typed('RoadblockPlaced', 'A road or rail is closed to hunters.', {
    from: City,
    to: City,
    way: Way,
  }),
  RoadblockLifted: typed('RoadblockLifted', 'The road or rail is open again.', {
    from: City,
    to: City,
    way: Way,
  }),
  GroundConsecrated: typed('GroundConsecrated', 'Dracula may not enter this city.', { location: City }),
  GroundFreed: typed('GroundFreed', 'He may enter it again.', { location: City }),
  DiscardsReturned: typed('DiscardsReturned', 'Discarded events of Dracula were shuffled into the deck.', {
    cards: Type.Array(EventCardId, { description: 'Those that lay face up.' }),
    faceDown: Count,
  }),
  HostPlaced: typed('HostPlaced', 'A Heavenly Host keeps Dracula out of this city.', { location: City }),
  HostsGone: typed('HostsGone', 'The Heavenly Hosts are gone.', {}),
  GameEnded: typed('GameEnded', 'The game is over.', { winners: Type.Array(Seat), reason: EndReason }),
} as const;

export type TableEvent = Static<(typeof tableEvents)[keyof typeof tableEvents]>;

export const tableAudiences: Audiences<TableEvent> = {
  AgendaChanged: everyone,
  RoundStarted: everyone,
  PhaseStarted: everyone,
  TimeMoved: everyone,
  DespairPlaced: everyone,
  InfluenceChanged: everyone,
  DraculaHarmed: everyone,
  DraculaHealed: everyone,
  EffectBegan: everyone,
  EffectEnded: everyone,
  Passed: everyone,
  FogPlaced: everyone,
  FogLifted: everyone,
  StormRaised: everyone,
  StormLifted: everyone,
  RoadblockPlaced: everyone,
  RoadblockLifted: everyone,
  GroundConsecrated: everyone,
  GroundFreed: everyone,
  DiscardsReturned: everyone,
  HostPlaced: everyone,
  HostsGone: everyone,
  GameEnded: everyone,
};
