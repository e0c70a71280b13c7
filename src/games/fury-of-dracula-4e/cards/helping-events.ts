import { yetToBuild } from '../unbuilt.js';
import type { EventRules } from './card.js';

/** Events by which hunters heal, protect, and get rid of things. */
export const helpingEvents = {
  'blood-transfusion': { takesEffect: yetToBuild('blood-transfusion') },
  'consecrated-ground': { takesEffect: yetToBuild('consecrated-ground') },
  'good-luck': { takesEffect: yetToBuild('good-luck') },
  'mystic-research': { takesEffect: yetToBuild('mystic-research') },
  'vampire-lair': { takesEffect: yetToBuild('vampire-lair') },
  'surprising-return': { takesEffect: yetToBuild('surprising-return') },
} satisfies EventRules;
