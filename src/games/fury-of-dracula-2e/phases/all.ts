import type { hunterSteps } from '../steps/hunters.js';
import type { roundSteps } from '../steps/round.js';
import type { StepName } from '../steps/steps.js';
import { huntersArrive, search } from './arrival.js';
import { cardPhases } from './cards.js';
import { combatPhases } from './combat.js';
import { draculaBegins } from './dracula-begins.js';
import { draculaMoves } from './dracula-moves.js';
import { draculaArrives, keepEncounter, placeEncounter } from './dracula-turn.js';
import { drawEvent, drawItem } from './drawing.js';
import { discardEncounters, refill } from './encounter-hand.js';
import { encounterPhases } from './encounters.js';
import { discardDown, keepOpen } from './hands.js';
import { harm, harmDone, heal } from './harm.js';
import { hunterActs, trade } from './hunter-acts.js';
import { hunterMoves, party } from './hunter-moves.js';
import type { NamesOf, Phases } from './phase.js';
import { placeDracula, placeHunter } from './placing.js';
import { mature, pushedOff } from './pushed-off.js';
import { chooseRoll, rideTrain, rollTrain } from './train.js';
import { beginTurn, endTurn, passTime } from './turns.js';

const roundPhases: Phases<NamesOf<typeof roundSteps>> = {
  placeHunter,
  placeDracula,
  beginTurn,
  endTurn,
  draculaBegins,
  passTime,
  draculaMoves,
  draculaArrives,
  placeEncounter,
  keepEncounter,
  pushedOff,
  mature,
  refill,
  discardEncounters,
  discardDown,
  keepOpen,
  harm,
  harmDone,
  party,
};

const hunterPhases: Phases<NamesOf<typeof hunterSteps>> = {
  hunterMoves,
  rollTrain,
  chooseRoll,
  rideTrain,
  huntersArrive,
  search,
  hunterActs,
  trade,
  drawEvent,
  drawItem,
  heal,
};

/** A phase for every step. */
export const PHASES: Phases<StepName> = {
  ...roundPhases,
  ...hunterPhases,
  ...cardPhases,
  ...encounterPhases,
  ...combatPhases,
};

/** The kinds of questions: a window asks by its own name. */
export const QUESTION_STEPS = Object.entries(PHASES)
  .filter(([, phase]) => 'asks' in phase)
  .map(([name]) => name as StepName);
