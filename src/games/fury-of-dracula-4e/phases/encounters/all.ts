import type { encounterSteps } from '../../steps/encounters.js';
import type { NamesOf, Phases } from '../phase.js';
import { ambush } from './ambushing.js';
import { encounter, encounterAsks, encounterOver, maturedAsks, matures } from './effects.js';
import { guards } from './guards.js';
import { encounters, found, search, staking } from './searching.js';

/** What hunters meet. */
export const encounterPhases: Phases<NamesOf<typeof encounterSteps>> = {
  ambush,
  search,
  found,
  staking,
  encounters,
  encounter,
  encounterAsks,
  encounterOver,
  matures,
  maturedAsks,
  guards,
};
