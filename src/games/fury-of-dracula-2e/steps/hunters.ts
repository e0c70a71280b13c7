import { Type } from '@sinclair/typebox';
import { step } from '../../kit/agenda/step.js';
import { oneOf } from '../../kit/schema.js';
import { Hunter, Location, Means, Party, TrainFace } from '../values.js';

/** The turns of the hunters. */
export const hunterSteps = {
  hunterMoves: step('hunterMoves', 'Hunters move, stay, or do something else first.', {
    hunters: Party,
    train: Type.Boolean({ description: 'Whether a train may still be tried.' }),
    invite: Type.Boolean({ description: 'Whether others may still be asked to share the turn.' }),
  }),
  rollTrain: step('rollTrain', 'The train die is rolled.', { hunters: Party }),
  chooseRoll: step('chooseRoll', 'One of two rolls is used.', {
    hunters: Party,
    faces: Type.Array(TrainFace, { minItems: 2, maxItems: 2 }),
  }),
  rideTrain: step('rideTrain', 'Hunters with a ticket choose where to go.', {
    hunters: Party,
    face: TrainFace,
  }),
  huntersArrive: step('huntersArrive', 'What follows from a move.', {
    hunters: Party,
    from: Location,
    by: Means,
  }),
  search: step('search', 'The place is searched.', {
    hunters: Party,
    met: Type.Optional(Type.Boolean({ description: 'They met Dracula before: they do not act.' })),
  }),
  hunterActs: step('hunterActs', 'A hunter who met nothing rests, takes supplies or trades.', {
    hunter: Hunter,
    others: Type.Array(Hunter, { description: 'Who acts after this one.' }),
    rested: Type.Boolean({ description: 'Whether one of them has rested or taken supplies.' }),
  }),
  trade: step('trade', 'Hunters in one city may hand items to each other.', {
    hunter: Hunter,
    done: Type.Array(Hunter, { description: 'Who hands over nothing more.' }),
    gifts: Type.Integer({ minimum: 0, description: 'How many items were handed over.' }),
  }),
  drawEvent: step('drawEvent', 'An event is drawn.', {
    hunter: Hunter,
    why: oneOf(['rest', 'supply'], { description: 'At a rest hunters discard their own cards.' }),
  }),
  drawItem: step('drawItem', 'An item is drawn.', { hunter: Hunter }),
  heal: step('heal', 'A hunter who rested gains health.', { hunter: Hunter }),
} as const;
