import { harmFoe } from '../combat/foe.js';
import { wears } from '../combat/wreath.js';
import { BULLETS_DAMAGE } from '../data/limits.js';
import { combatOf } from '../evolve/combat.js';
import type { ItemRule, ItemRules } from './card.js';

/** Worn for this combat, and discarded. */
const garlicWreath: ItemRule = {
  mayUse: (state, hunter) => combatOf(state).hunters.includes(hunter) && !wears(state, hunter),
  isUsed: (tale, seat) => {
    tale.tell({ type: 'ItemDiscarded', seat, item: 'garlic-wreath' });
    tale.tell({ type: 'WreathHung', seat });
  },
};

/** Once in a combat: the window of the gun is over. */
const holyBullets: ItemRule = {
  mayUse: (state) => !combatOf(state).bulletsUsed,
  isUsed: (tale, seat) => {
    tale.tell({ type: 'ItemDiscarded', seat, item: 'holy-bullets' });
    tale.tell({ type: 'BulletsUsed' });
    tale.drop('window');
    harmFoe(tale, BULLETS_DAMAGE);
  },
};

/** Items that are used for a combat without being a combat card. */
export const combatItems = {
  'garlic-wreath': garlicWreath,
  'holy-bullets': holyBullets,
} satisfies ItemRules;
