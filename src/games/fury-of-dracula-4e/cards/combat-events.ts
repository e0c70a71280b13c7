import { yetToBuild } from '../unbuilt.js';
import type { EventRules } from './card.js';

/** Events that are played for a combat, of either side. */
export const combatEvents = {
  'escape-route': { takesEffect: yetToBuild('escape-route') },
  'great-strength': { takesEffect: yetToBuild('great-strength') },
  'heroic-leap': { takesEffect: yetToBuild('heroic-leap') },
  'lucky-find': { takesEffect: yetToBuild('lucky-find') },
  'lucys-revenge': { takesEffect: yetToBuild('lucys-revenge') },
  'planned-ambush': { takesEffect: yetToBuild('planned-ambush') },
  enraged: { takesEffect: yetToBuild('enraged') },
} satisfies EventRules;
