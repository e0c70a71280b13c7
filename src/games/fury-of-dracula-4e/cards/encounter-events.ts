import { yetToBuild } from '../unbuilt.js';
import type { EventRules } from './card.js';

/** Events that are played on encounters, of either side. */
export const encounterEvents = {
  forewarned: { takesEffect: yetToBuild('forewarned') },
  seduction: { takesEffect: yetToBuild('seduction') },
} satisfies EventRules;
