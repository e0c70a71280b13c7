import type { tableSteps } from '../../steps/table.js';
import type { NamesOf, Phases } from '../phase.js';
import { discardEncounters } from '../trail/encounter-hand.js';
import { wakeUp } from './defeat.js';
import { duskEnds, liftRoadblock, liftStorm } from './dusk-ends.js';
import { discardDown, discardTicket, keepOpen } from './hands.js';
import { harm, harmDone } from './harm.js';
import { placeDracula, placeHunter } from './placing.js';
import { beginRound, dawn, dawnEnds, day, draculaPhase, dusk, night } from './rounds.js';

/** Set-up, the round, and what is put right between its steps. */
export const tablePhases: Phases<NamesOf<typeof tableSteps>> = {
  placeHunter,
  placeDracula,
  beginRound,
  dawn,
  dawnEnds,
  wakeUp,
  day,
  dusk,
  duskEnds,
  liftRoadblock,
  liftStorm,
  night,
  draculaPhase,
  discardDown,
  discardTicket,
  discardEncounters,
  keepOpen,
  harm,
  harmDone,
};
