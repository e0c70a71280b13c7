import type { Effect } from '../values.js';
import type { EventRule } from './card.js';

/** It lasts for a while, and once is enough. */
export const lasts = (effect: Effect): EventRule => ({
  mayPlay: ({ effects }) => !effects.includes(effect),
  takesEffect: (tale) => tale.tell({ type: 'EffectBegan', effect }),
});
