import type { encounterSteps } from '../steps/encounters.js';
import { meetDracula } from './arrival.js';
import { batsLead } from './bats.js';
import { encounterAsks } from './encounter-asks.js';
import { encounter, unprotected, vampireWakes } from './encounter-effects.js';
import { encounterOver, encounters, turnBreaks } from './encounters-met.js';
import { ambush, matures, soilDraws } from './maturing.js';
import type { NamesOf, Phases } from './phase.js';

/** What hunters meet, and what matures. */
export const encounterPhases: Phases<NamesOf<typeof encounterSteps>> = {
  encounters,
  encounter,
  encounterAsks: encounterAsks(unprotected),
  vampireWakes,
  turnBreaks,
  encounterOver,
  meetDracula,
  matures,
  soilDraws,
  ambush,
  batsLead,
};
