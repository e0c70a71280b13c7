import type { PartTexts } from '../../../../kit/part-texts.js';
import { encounterTexts } from './encounters.js';
import { eventTexts } from './events.js';
import { itemTexts } from './items.js';
import { powerTexts } from './powers.js';

export const partTexts: PartTexts = {
  events: eventTexts,
  items: itemTexts,
  encounters: encounterTexts,
  powers: powerTexts,
};
