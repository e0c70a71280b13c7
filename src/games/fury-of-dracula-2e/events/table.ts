import { Type } from '@sinclair/typebox';
import { agendaChanged } from '../../kit/agenda/step.js';
import { typed } from '../../kit/schema.js';
import { moveActions } from '../actions/moves.js';
import { AnyStep } from '../steps/steps.js';
import { Amount, Count, EndReason, Location, ResolveUse, Seat, Time, Way } from '../values.js';

/** Turns, tracks, the board and the end. */
export const tableEvents = {
  AgendaChanged: agendaChanged(AnyStep),
  TurnStarted: typed('TurnStarted', 'A turn began.', { seat: Seat, round: Type.Integer({ minimum: 1 }) }),
  TurnMissed: typed('TurnMissed', 'A hunter who was defeated misses a turn.', { seat: Seat }),
  TimeMoved: typed('TimeMoved', 'The day went on, or back.', { time: Time }),
  VampiresChanged: typed('VampiresChanged', 'The vampire track moved.', { by: Amount, vampires: Count }),
  ResolveChanged: typed('ResolveChanged', 'The resolve track moved.', { by: Amount, resolve: Count }),
  ResolveSpent: typed('ResolveSpent', 'Resolve was spent.', { seat: Seat, on: ResolveUse }),
  BloodChanged: typed('BloodChanged', 'Dracula lost or gained blood.', { by: Amount, blood: Count }),
  MoveDeclared: typed('MoveDeclared', 'A seat stated its next move.', {
    seat: Seat,
    move: Type.Union(Object.values(moveActions), { title: 'Move' }),
  }),
  EventPassed: typed('EventPassed', 'A seat played nothing.', { seat: Seat }),
  GroundConsecrated: typed('GroundConsecrated', 'Dracula may not enter this city.', { location: Location }),
  HostPlaced: typed('HostPlaced', 'A Heavenly Host keeps Dracula out of this city.', { location: Location }),
  HostRemoved: typed('HostRemoved', 'A Heavenly Host is gone.', { location: Location }),
  RoadblockPlaced: typed('RoadblockPlaced', 'A road or rail is closed to hunters.', {
    from: Location,
    to: Location,
    way: Way,
  }),
  RoadblockRemoved: typed('RoadblockRemoved', 'The road or rail is open again.', {}),
  StormChanged: typed('StormChanged', 'A sea is closed for so many turns of Dracula; 0: open again.', {
    location: Location,
    turns: Count,
  }),
  GameEnded: typed('GameEnded', 'The game is over.', { winners: Type.Array(Seat), reason: EndReason }),
} as const;
