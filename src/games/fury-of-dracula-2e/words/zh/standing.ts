import type { Catalogue } from '../../../kit/message.js';

/** When what was answered in advance is answered so. */
export const standingWords: Catalogue = {
  'standing.always': '总是',
  'standing.untilNextDawn': '直到下一个黎明',
  'standing.unlessDraculaRevealed': '除非大家都能看到德古拉在哪里',
};
