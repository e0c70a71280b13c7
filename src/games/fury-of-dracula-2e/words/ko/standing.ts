import type { Catalogue } from '../../../kit/message.js';

/** When what was answered in advance is answered so. */
export const standingWords: Catalogue = {
  'standing.always': '항상',
  'standing.untilNextDawn': '다음 새벽까지',
  'standing.unlessDraculaRevealed': '드라큘라의 위치가 모두에게 공개되지 않은 동안',
};
