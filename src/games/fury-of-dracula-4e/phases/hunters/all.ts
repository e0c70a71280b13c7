import type { hunterSteps } from '../../steps/hunters.js';
import type { NamesOf, Phases } from '../phase.js';
import { hunterActs } from './acting.js';
import { batsLead, cityEntered, hunterArrives, rideTo } from './arriving.js';
import { drawEvent, drawForDracula, drawItem, drawnEvent } from './drawing.js';
import { trade } from './trading.js';
import { hunterTurns } from './turns.js';

/** What hunters do by day and by night. */
export const hunterPhases: Phases<NamesOf<typeof hunterSteps>> = {
  hunterTurns,
  hunterActs,
  batsLead,
  rideTo,
  hunterArrives,
  cityEntered,
  trade,
  drawItem,
  drawEvent,
  drawForDracula,
  drawnEvent,
};
