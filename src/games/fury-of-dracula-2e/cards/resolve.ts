import type { Random } from '../../kit/random.js';
import type { HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { Tale } from '../tale.js';
import { yetToBuild } from '../unbuilt.js';
import type { ResolveUse } from '../values.js';

export interface ResolveRule {
  maySpend?(state: State, hunter: HunterId): boolean;
  isSpent(tale: Tale, hunter: HunterId, random: Random): void;
}

/** What one resolve buys. Published: each kind once in a round. */
export const resolveUses: Readonly<Record<ResolveUse, ResolveRule>> = {
  'newspaper-reports': { isSpent: yetToBuild('Newspaper Reports by resolve') },
  'inner-strength': { isSpent: yetToBuild('Inner Strength') },
  'sense-of-emergency': { isSpent: yetToBuild('Sense of Emergency by resolve') },
};
