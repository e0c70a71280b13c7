import { yetToBuild } from '../unbuilt.js';
import type { EventRules } from './card.js';

/** Events of Dracula for his own phase, and those that take effect as he draws them. */
export const draculaEvents = {
  'darkness-returns': { takesEffect: yetToBuild('darkness-returns') },
  'devilish-power': { takesEffect: yetToBuild('devilish-power') },
  'hidden-schemes': { takesEffect: yetToBuild('hidden-schemes') },
  'nocturnal-visit': { takesEffect: yetToBuild('nocturnal-visit') },
  roadblock: { takesEffect: yetToBuild('roadblock') },
  'summon-storms': { takesEffect: yetToBuild('summon-storms') },
  'unearthly-swiftness': { takesEffect: yetToBuild('unearthly-swiftness') },
  'vampiric-influence': { takesEffect: yetToBuild('vampiric-influence') },
} satisfies EventRules;
