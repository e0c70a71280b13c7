import type { encounterSteps } from '../../steps/encounters.js';
import { yetToBuild } from '../../unbuilt.js';
import type { NamesOf, Phases } from '../phase.js';

/** What hunters meet. */
export const encounterPhases: Phases<NamesOf<typeof encounterSteps>> = {
  ambush: { happens: yetToBuild('ambush') },
  search: { happens: yetToBuild('search') },
  encounters: { happens: yetToBuild('encounters') },
  encounter: { happens: yetToBuild('encounter') },
  encounterAsks: { happens: yetToBuild('encounterAsks') },
  encounterOver: { happens: yetToBuild('encounterOver') },
  matures: { happens: yetToBuild('matures') },
  guards: { happens: yetToBuild('guards') },
};
