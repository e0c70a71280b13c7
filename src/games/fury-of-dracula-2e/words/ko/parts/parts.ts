import type { PartTexts } from '../../../../kit/part-texts.js';
import { encounterTexts } from './encounters.js';
import { draculaEventTexts } from './events-of-dracula.js';
import { hunterEventTexts } from './events-of-hunters.js';
import { itemTexts } from './items.js';
import { powerTexts } from './powers.js';

export const partTexts: PartTexts = {
  events: { ...hunterEventTexts, ...draculaEventTexts },
  items: itemTexts,
  encounters: encounterTexts,
  powers: powerTexts,
};
