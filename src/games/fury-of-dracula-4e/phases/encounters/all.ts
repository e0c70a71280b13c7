import type { encounterSteps } from '../../steps/encounters.js';
import { yetToBuild } from '../../unbuilt.js';
import type { NamesOf, Phases } from '../phase.js';
import { encounter, encounterAsks, encounterOver, matures } from './effects.js';
import { ambush, encounters, found, search } from './meeting.js';

/** What hunters meet. */
export const encounterPhases: Phases<NamesOf<typeof encounterSteps>> = {
  ambush,
  search,
  found,
  encounters,
  encounter,
  encounterAsks,
  encounterOver,
  matures,
  guards: { happens: yetToBuild('guards') },
};
