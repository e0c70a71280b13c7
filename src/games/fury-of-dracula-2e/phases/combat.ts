import type { combatSteps } from '../steps/combat.js';
import { yetToBuild } from '../unbuilt.js';
import type { NamesOf, Phases } from './phase.js';

/** Combats, step by step. */
export const combatPhases: Phases<NamesOf<typeof combatSteps>> = {
  combat: { happens: yetToBuild('combat') },
  combatTarget: { happens: yetToBuild('naming whom a round goes against') },
  combatTactics: { happens: yetToBuild('choosing tactics') },
  combatRoll: { happens: yetToBuild('rolling in a combat') },
  combatResult: { happens: yetToBuild('choosing a result') },
  combatRoundEnds: { happens: yetToBuild('the end of a round') },
  loseCard: { happens: yetToBuild('losing cards in a combat') },
  combatOver: { happens: yetToBuild('the end of a combat') },
  batFlight: { happens: yetToBuild('bat flight') },
};
