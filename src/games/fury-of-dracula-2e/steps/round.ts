import { Type } from '@sinclair/typebox';
import { step } from '../../kit/agenda/step.js';
import { Area, Hunter, Party, Seat } from '../values.js';

/** Set-up and the turns of Dracula. */
export const roundSteps = {
  placeHunter: step('placeHunter', 'A hunter chooses where to start.', { hunter: Hunter }),
  placeDracula: step('placeDracula', 'Dracula chooses where to start.', {}),
  beginTurn: step('beginTurn', 'A turn begins.', { seat: Seat }),
  endTurn: step('endTurn', 'A turn ends.', { seat: Seat }),

  draculaBegins: step('draculaBegins', 'Dracula may empty catacombs and play cards.', {}),
  passTime: step('passTime', 'Time goes by.', {}),
  draculaMoves: step('draculaMoves', 'Dracula moves or uses a power.', {
    punished: Type.Boolean({ description: 'Whether he had no legal move before.' }),
    second: Type.Optional(Type.Boolean({ description: 'A second move, forgone if none is legal.' })),
  }),
  draculaArrives: step('draculaArrives', 'What follows from where Dracula is.', {
    passing: Type.Optional(Type.Boolean({ description: 'He goes on at once: no attack, no encounter.' })),
    stayed: Type.Optional(Type.Boolean({ description: 'He was passing, and could not go on.' })),
  }),
  placeEncounter: step('placeEncounter', 'Dracula places an encounter.', { area: Area }),
  keepEncounter: step('keepEncounter', 'Of the encounters on a card from the catacombs one stays.', {}),
  pushedOff: step('pushedOff', 'A card pushed off the trail goes to the catacombs or to the hand.', {}),
  mature: step('mature', 'The encounter of a card taken back may mature.', {}),
  refill: step('refill', 'Dracula draws encounters.', {}),
  discardEncounters: step('discardEncounters', 'Dracula has too many encounters.', {}),

  discardDown: step('discardDown', 'A hand is too large.', { seat: Seat }),
  keepOpen: step('keepOpen', 'A bitten hunter keeps cards open to Dracula.', { hunter: Hunter }),
  harm: step('harm', 'A hunter is about to lose health or to be bitten.', {
    hunter: Hunter,
    health: Type.Integer({ minimum: 0 }),
    bites: Type.Integer({ minimum: 0, maximum: 1 }),
  }),
  harmDone: step('harmDone', 'The hunter is harmed.', {
    hunter: Hunter,
    health: Type.Integer({ minimum: 0 }),
    bites: Type.Integer({ minimum: 0, maximum: 1 }),
  }),
  party: step('party', 'Hunters are invited to share a turn.', {
    joined: Party,
    invited: Type.Array(Hunter, { description: 'Who has still to answer.' }),
  }),
} as const;
