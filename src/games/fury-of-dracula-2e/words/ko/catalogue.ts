import type { Catalogue } from '../../../kit/message.js';
import { partWords } from '../../../kit/parts.js';
import { actionWords } from './actions.js';
import { adjustmentWords } from './adjustments.js';
import { aimWords } from './aim.js';
import { boardWords } from './board.js';
import { decisionWords } from './decisions.js';
import { eventWords } from './events.js';
import { huntOptionWords } from './hunt-options.js';
import { nameWords } from './names.js';
import { partTexts } from './parts/parts.js';
import { sceneWords } from './scene.js';
import { standingWords } from './standing.js';
import { trailOptionWords } from './trail-options.js';

export const ko: Catalogue = {
  title: '퓨리 오브 드라큘라 2판',
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
  ...partWords(partTexts),
};
