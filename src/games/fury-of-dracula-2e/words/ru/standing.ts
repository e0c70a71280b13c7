import type { Catalogue } from '../../../kit/message.js';

/** When what was answered in advance is answered so. */
export const standingWords: Catalogue = {
  'standing.always': 'Всегда',
  'standing.untilNextDawn': 'До следующего рассвета',
  'standing.unlessDraculaRevealed': 'Кроме случаев, когда всем видно, где Дракула',
};
