import type { combatSteps } from '../../steps/combat.js';
import type { NamesOf, Phases } from '../phase.js';
import { combatAsks } from './asks.js';
import { combat, combatOver, meetDracula } from './begins.js';
import {
  combatChoice,
  combatDraw,
  combatRoundEnds,
  combatShow,
  draculaCard,
  hunterCard,
  retreat,
  sisterAgatha,
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
  sisterAgatha,
  combatRoundEnds,
  combatOver,
};
