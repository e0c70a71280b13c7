import type { encounterSteps } from '../steps/encounters.js';
import { yetToBuild } from '../unbuilt.js';
import { meetDracula } from './arrival.js';
import type { NamesOf, Phases } from './phase.js';

/** What hunters meet, and what matures. */
export const encounterPhases: Phases<NamesOf<typeof encounterSteps>> = {
  encounters: { happens: yetToBuild('meeting encounters') },
  encounter: { happens: yetToBuild('the effect of an encounter') },
  encounterAsks: { happens: yetToBuild('a choice of an encounter') },
  encounterOver: { happens: yetToBuild('the end of an encounter') },
  meetDracula,
  matures: { happens: yetToBuild('what matures') },
  ambush: { happens: yetToBuild('Ambush, matured') },
  batsLead: { happens: yetToBuild('Bats that lead hunters') },
};
