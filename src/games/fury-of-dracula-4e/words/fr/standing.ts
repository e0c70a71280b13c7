import type { Catalogue } from '../../../kit/message.js';

/** When what was answered in advance is answered so. */
export const standingWords: Catalogue = {
  'standing.always': 'Toujours',
  'standing.untilNextDawn': 'Jusqu’à la prochaine aube',
  'standing.unlessDraculaRevealed': 'Sauf si tout le monde voit où est Dracula',
};
