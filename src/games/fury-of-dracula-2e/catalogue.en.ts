import type { Catalogue } from '../kit/message.js';
import { actionWords } from './words/actions.en.js';
import { adjustmentWords } from './words/adjustments.en.js';
import { boardWords } from './words/board.en.js';
import { decisionWords } from './words/decisions.en.js';
import { eventWords } from './words/events.en.js';
import { nameWords } from './words/names.en.js';
import { standingWords } from './words/standing.en.js';

export const en: Catalogue = {
  title: 'Fury of Dracula, second edition',
  ...nameWords,
  ...decisionWords,
  ...actionWords,
  ...eventWords,
  ...standingWords,
  ...adjustmentWords,
  ...boardWords,
};
