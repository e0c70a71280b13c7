import { hunterOf } from '../reading.js';
import { characterOf, HUNTERS, type HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { Tale } from '../tale.js';
import type { ResolveUse } from '../values.js';
import type { Occasion } from './card.js';
import { revealing } from './revealing.js';
import { mayRush, rush } from './travel-events.js';

export interface ResolveRule {
  maySpend?(state: State, hunter: HunterId, occasion: Occasion): boolean;
  isSpent(tale: Tale, hunter: HunterId): void;
}

export const hurt = (state: State) =>
  HUNTERS.filter((hunter) => hunterOf(state, hunter).health < characterOf(hunter).health);

/** What one resolve buys. Published: each kind once in a round. */
export const resolveUses: Readonly<Record<ResolveUse, ResolveRule>> = {
  'newspaper-reports': { isSpent: (tale) => tale.next(...revealing('newspaper-reports')) },
  'inner-strength': {
    maySpend: (state) => hurt(state).length > 0,
    isSpent: (tale, hunter) => tale.next({ is: 'useAsks', use: 'inner-strength', seat: hunter }),
  },
  'sense-of-emergency': { maySpend: mayRush, isSpent: rush },
};
