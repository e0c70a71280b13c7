import type { trailSteps } from '../../steps/trail.js';
import type { NamesOf, Phases } from '../phase.js';
import { draculaArrives, placeEncounter, placeRumor } from './arriving.js';
import { draculaBegins, draculaEnds, slide } from './beginning.js';
import { refill } from './encounter-hand.js';
import { hideoutLeaves } from './leaving.js';
import { draculaMoves } from './moving.js';

/** The phase of Dracula. */
export const trailPhases: Phases<NamesOf<typeof trailSteps>> = {
  draculaBegins,
  slide,
  hideoutLeaves,
  draculaMoves,
  draculaArrives,
  placeEncounter,
  placeRumor,
  refill,
  draculaEnds,
};
