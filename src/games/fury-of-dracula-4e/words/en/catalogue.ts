import type { Catalogue } from '../../../kit/message.js';
import { partWords, textsOf } from '../../../kit/parts.js';
import { PART_GROUPS } from '../../parts.js';
import { adjustmentWords } from './adjustments.js';
import { aimWords } from './aim.js';
import { boardWords } from './board.js';
import { cardWords } from './cards.js';
import { combatWords } from './combat.js';
import { encounterWords } from './encounters.js';
import { hunterWords } from './hunters.js';
import { nameWords } from './names.js';
import { optionWords } from './options.js';
import { sceneWords } from './scene.js';
import { standingWords } from './standing.js';
import { tableWords } from './table.js';
import { timingWords } from './timing.js';
import { trailWords } from './trail.js';

export const en: Catalogue = {
  title: 'Fury of Dracula, fourth edition',
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
  ...partWords(textsOf(PART_GROUPS)),
};
