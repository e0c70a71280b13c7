import { Type } from '@sinclair/typebox';
import { step } from '../../kit/agenda/step.js';
import { City, End, Hunter, Hunters, KindOfAction, Location, Means, Part, Region, Seat } from '../values.js';

/** What hunters do by day and by night. */
export const hunterSteps = {
  hunterTurns: step('hunterTurns', 'Hunters act one after another.', {
    part: Part,
    left: Type.Array(Hunter, { description: 'Who has still to act.' }),
  }),
  hunterActs: step('hunterActs', 'A hunter acts.', {
    hunter: Hunter,
    part: Part,
    left: Type.Integer({ minimum: 0, description: 'How many actions may still be taken.' }),
    done: Type.Array(KindOfAction, { description: 'What this hunter did before in this part.' }),
  }),
  batsLead: step('batsLead', 'Bats lead a hunter: Dracula says where to.', { hunter: Hunter }),
  rideTo: step('rideTo', 'A train takes a hunter there.', { hunter: Hunter, location: City }),
  hunterArrives: step('hunterArrives', 'What follows from the end of a move.', {
    hunter: Hunter,
    from: Location,
    region: Type.Optional(Region),
    by: Means,
  }),
  cityEntered: step('cityEntered', 'Hideouts of the city are turned up, and Dracula is found.', {
    hunter: Hunter,
  }),
  trade: step('trade', 'Hunters in one place may hand items and tickets to each other.', {
    hunter: Hunter,
    done: Hunters,
    gifts: Type.Integer({ minimum: 0, description: 'How many things were handed over or shown.' }),
  }),
  drawItem: step('drawItem', 'An item is drawn.', { hunter: Hunter }),
  drawEvent: step('drawEvent', 'An event is drawn.', { hunter: Hunter, end: End }),
  drawForDracula: step('drawForDracula', 'An event is drawn: Dracula gets his own, another is discarded.', {
    seat: Seat,
    end: End,
  }),
  drawnEvent: step('drawnEvent', 'A seat keeps an event that it has drawn, or plays it at once.', {
    seat: Seat,
  }),
} as const;
