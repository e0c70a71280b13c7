import { yetToBuild } from '../unbuilt.js';
import type { EventRules } from './card.js';

/** Events by which hunters go and act in other ways. */
export const travelEvents = {
  'chartered-carriage': { takesEffect: yetToBuild('chartered-carriage') },
  'excellent-weather': { takesEffect: yetToBuild('excellent-weather') },
  'long-night': { takesEffect: yetToBuild('long-night') },
  'sense-of-emergency': { takesEffect: yetToBuild('sense-of-emergency') },
  'speedy-telegraph': { takesEffect: yetToBuild('speedy-telegraph') },
  'renewed-vigor': { takesEffect: yetToBuild('renewed-vigor') },
} satisfies EventRules;
