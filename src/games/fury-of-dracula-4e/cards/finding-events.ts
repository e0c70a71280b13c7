import { yetToBuild } from '../unbuilt.js';
import type { EventRules } from './card.js';

/** Events of the hunters that bring something to light. */
export const findingEvents = {
  'evil-presence': { takesEffect: yetToBuild('evil-presence') },
  'hired-scouts': { takesEffect: yetToBuild('hired-scouts') },
  hypnosis: { takesEffect: yetToBuild('hypnosis') },
  'local-rumors': { takesEffect: yetToBuild('local-rumors') },
  'money-trail': { takesEffect: yetToBuild('money-trail') },
  'newspaper-reports': { takesEffect: yetToBuild('newspaper-reports') },
  'wax-cylinders': { takesEffect: yetToBuild('wax-cylinders') },
  'behind-the-veil': { takesEffect: yetToBuild('behind-the-veil') },
} satisfies EventRules;
