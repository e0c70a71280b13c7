import type { combatSteps } from '../../steps/combat.js';
import type { NamesOf, Phases } from '../phase.js';
import { combat, combatAsks, combatOver, meetDracula } from './begins.js';
import {
  combatChoice,
  combatDraw,
  combatRoundEnds,
  combatShow,
  draculaCard,
  hunterCard,
  retreat,
} from './round.js';

/** Combats, step by step. */
export const combatPhases: Phases<NamesOf<typeof combatSteps>> = {
  meetDracula,
  combat,
  combatDraw,
  combatChoice,
  combatShow,
  draculaCard,
  hunterCard,
  combatAsks,
  retreat,
  combatRoundEnds,
  combatOver,
};
