import type { Catalogue } from '../../../kit/message.js';
import { partWords, textsOf } from '../../../kit/parts.js';
import { PART_GROUPS } from '../../parts.js';
import { actionWords } from './actions.js';
import { adjustmentWords } from './adjustments.js';
import { aimWords } from './aim.js';
import { boardWords } from './board.js';
import { decisionWords } from './decisions.js';
import { eventWords } from './events.js';
import { huntOptionWords } from './hunt-options.js';
import { nameWords } from './names.js';
import { sceneWords } from './scene.js';
import { standingWords } from './standing.js';
import { trailOptionWords } from './trail-options.js';

export const en: Catalogue = {
  title: 'Fury of Dracula, second edition',
  ...nameWords,
  ...decisionWords,
  ...actionWords,
  ...eventWords,
  ...standingWords,
  ...adjustmentWords,
  ...aimWords,
  ...boardWords,
  ...trailOptionWords,
  ...huntOptionWords,
  ...sceneWords,
  ...partWords(textsOf(PART_GROUPS)),
};
