import type { Catalogue } from '../../../kit/message.js';

/** When what was answered in advance is answered so. */
export const standingWords: Catalogue = {
  'standing.always': 'Always',
  'standing.untilNextDawn': 'Until the next dawn',
  'standing.unlessDraculaRevealed': 'Unless everyone can see where Dracula is',
};
