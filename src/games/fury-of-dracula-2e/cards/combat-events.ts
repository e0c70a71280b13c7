import { yetToBuild } from '../unbuilt.js';
import type { EventRule, EventRules, ItemRules } from './card.js';

const toBuild = (card: string): EventRule => ({ takesEffect: yetToBuild(card) });

/** Events that belong to combats. */
export const COMBAT_EVENTS = [
  'advance-planning',
  'escape-route',
  'heroic-leap',
  'rage',
  'relentless-minion',
  'trap',
  'wild-horses',
] as const;
export type CombatEventId = (typeof COMBAT_EVENTS)[number];

export const combatEvents: EventRules<CombatEventId> = {
  'advance-planning': toBuild('Advance Planning'),
  'escape-route': toBuild('Escape Route'),
  'heroic-leap': toBuild('Heroic Leap'),
  rage: toBuild('Rage'),
  'relentless-minion': toBuild('Relentless Minion'),
  trap: toBuild('Trap'),
  'wild-horses': toBuild('Wild Horses'),
};

export const combatItems: ItemRules = { garlic: { isUsed: yetToBuild('Garlic') } };
