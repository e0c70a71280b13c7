import { yetToBuild } from '../unbuilt.js';
import type { EventRules } from './card.js';

/** Allies: each is a card that does something at once, or stays in play. */
export const allies = {
  'jonathan-harker': { takesEffect: yetToBuild('jonathan-harker') },
  'rufus-smith': { takesEffect: yetToBuild('rufus-smith') },
  'sister-agatha': { takesEffect: yetToBuild('sister-agatha') },
  'draculas-brides': { takesEffect: yetToBuild('draculas-brides') },
  'great-wolf': { takesEffect: yetToBuild('great-wolf') },
  'immanuel-hildesheim': { takesEffect: yetToBuild('immanuel-hildesheim') },
} satisfies EventRules;
