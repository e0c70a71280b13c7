import type { StepName } from '../steps/steps.js';
import { cardPhases } from './cards/all.js';
import { combatPhases } from './combat/all.js';
import { encounterPhases } from './encounters/all.js';
import { hunterPhases } from './hunters/all.js';
import type { Phases } from './phase.js';
import { tablePhases } from './table/all.js';
import { trailPhases } from './trail/all.js';

/** A phase for every step. */
export const PHASES: Phases<StepName> = {
  ...tablePhases,
  ...hunterPhases,
  ...trailPhases,
  ...cardPhases,
  ...encounterPhases,
  ...combatPhases,
};
