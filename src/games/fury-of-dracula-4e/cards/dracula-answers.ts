import { yetToBuild } from '../unbuilt.js';
import type { EventRules } from './card.js';

/** Events of Dracula that answer what hunters do. */
export const draculaAnswers = {
  'customs-search': { takesEffect: yetToBuild('customs-search') },
  'false-tip': { takesEffect: yetToBuild('false-tip') },
  'sensationalist-press': { takesEffect: yetToBuild('sensationalist-press') },
  'wild-horses': { takesEffect: yetToBuild('wild-horses') },
} satisfies EventRules;
