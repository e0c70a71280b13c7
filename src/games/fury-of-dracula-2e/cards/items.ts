import { yetToBuild } from '../unbuilt.js';
import type { ItemRule, ItemRules } from './card.js';

const toBuild = (item: string): ItemRule => ({ isUsed: yetToBuild(item) });

/** What items do outside combat. Those that are shown or discarded for something stand with what asks for them. */
export const items: ItemRules = {
  dogs: toBuild('Dogs'),
  garlic: toBuild('Garlic'),
  'heavenly-host': toBuild('Heavenly Host'),
  'holy-water': toBuild('Holy Water'),
  'local-rumors': toBuild('Local Rumors'),
};
