import { yetToBuild } from '../unbuilt.js';
import type { ItemRule, ItemRules } from './card.js';

const toBuild = (item: string): ItemRule => ({ isUsed: yetToBuild(item) });

/** What items do in a hunter's own turn. Those that are shown or discarded for something stand with what asks for them. */
export const items: ItemRules = {
  'heavenly-host': toBuild('Heavenly Host'),
  'holy-water': toBuild('Holy Water'),
  'local-rumors': toBuild('Local Rumors'),
};
