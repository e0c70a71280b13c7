import type { Catalogue } from '../../../kit/message.js';
import { partWords } from '../../../kit/parts.js';
import { adjustmentWords } from './adjustments.js';
import { aimWords } from './aim.js';
import { boardWords } from './board.js';
import { cardWords } from './cards.js';
import { combatWords } from './combat.js';
import { encounterWords } from './encounters.js';
import { hunterWords } from './hunters.js';
import { nameWords } from './names.js';
import { optionWords } from './options.js';
import { partTexts } from './parts/parts.js';
import { sceneWords } from './scene.js';
import { standingWords } from './standing.js';
import { tableWords } from './table.js';
import { timingWords } from './timing.js';
import { trailWords } from './trail.js';

export const zh: Catalogue = {
  title: '德古拉之怒（第四版）',
  ...nameWords,
  ...tableWords,
  ...hunterWords,
  ...trailWords,
  ...cardWords,
  ...encounterWords,
  ...combatWords,
  ...standingWords,
  ...adjustmentWords,
  ...aimWords,
  ...boardWords,
  ...optionWords,
  ...sceneWords,
  ...timingWords,
  ...partWords(partTexts),
};
