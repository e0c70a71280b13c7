import type { ItemRules } from './card.js';
import { combatItems } from './combat-items.js';
import { searchItems } from './search-items.js';
import { travelItems } from './travel-items.js';

/** What items do outside a round of combat; their effects in it stand in `combat/`. */
export const ITEM_RULES: ItemRules = {
  ...combatItems,
  ...searchItems,
  ...travelItems,
};
