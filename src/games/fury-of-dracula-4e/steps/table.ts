import { Type } from '@sinclair/typebox';
import { step } from '../../kit/agenda/step.js';
import { Hunter, Seat } from '../values.js';

const foeSuffers = Type.Optional(
  Type.Integer({ minimum: 1, description: 'What the vampire suffers if the hunter does.' }),
);

/** Set-up, the round, and what is put right between its steps. */
export const tableSteps = {
  placeHunter: step('placeHunter', 'A hunter chooses where to start.', { hunter: Hunter }),
  placeDracula: step('placeDracula', 'Dracula chooses where to start.', {}),

  beginRound: step('beginRound', 'A round begins.', {}),
  dawn: step('dawn', 'The time marker goes on to a day.', {}),
  dawnEnds: step('dawnEnds', 'Heavenly Hosts go, and defeated hunters come back.', {}),
  wakeUp: step('wakeUp', 'A defeated hunter comes back in the nearest hospital.', { hunter: Hunter }),
  day: step('day', 'Hunters act by day.', {}),
  dusk: step('dusk', 'The time marker goes on to a night.', {}),
  duskEnds: step('duskEnds', 'Fog, a roadblock and a storm go.', {}),
  liftRoadblock: step('liftRoadblock', 'Dracula takes a roadblock away.', {}),
  liftStorm: step('liftStorm', 'Dracula takes a storm away.', {}),
  night: step('night', 'Hunters act by night.', {}),
  draculaPhase: step('draculaPhase', 'The phase of Dracula begins.', {}),

  discardDown: step('discardDown', 'A hand is too large.', { seat: Seat }),
  discardTicket: step('discardTicket', 'A hunter has too many tickets.', { hunter: Hunter }),
  discardEncounters: step('discardEncounters', 'Dracula has too many encounters.', {}),
  keepOpen: step('keepOpen', 'A weakened hunter keeps an event and an item open.', { hunter: Hunter }),

  harm: step('harm', 'A hunter is about to suffer damage or a bite.', {
    hunter: Hunter,
    damage: Type.Integer({ minimum: 0 }),
    bites: Type.Integer({ minimum: 0, maximum: 1 }),
    foeSuffers,
  }),
  harmDone: step('harmDone', 'The hunter suffers it.', {
    hunter: Hunter,
    damage: Type.Integer({ minimum: 0 }),
    bites: Type.Integer({ minimum: 0, maximum: 1 }),
    foeSuffers,
  }),
} as const;
