import type { Catalogue } from '../kit/message.js';
import { adjustmentWords } from './words/adjustments.en.js';
import { boardWords } from './words/board.en.js';
import { cardWords } from './words/cards.en.js';
import { combatWords } from './words/combat.en.js';
import { encounterWords } from './words/encounters.en.js';
import { hunterWords } from './words/hunters.en.js';
import { nameWords } from './words/names.en.js';
import { standingWords } from './words/standing.en.js';
import { tableWords } from './words/table.en.js';
import { trailWords } from './words/trail.en.js';

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
  ...boardWords,
};
