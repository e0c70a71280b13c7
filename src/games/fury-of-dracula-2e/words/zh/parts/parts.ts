import type { PartTexts } from '../../../../kit/part-texts.js';
import { encounterTexts } from './encounters.js';
import { eventsOfDracula } from './events-of-dracula.js';
import { eventsOfHunters } from './events-of-hunters.js';
import { itemTexts } from './items.js';
import { powerTexts } from './powers.js';

/** What the printed parts do, in words. */
export const partTexts: PartTexts = {
  events: { ...eventsOfHunters, ...eventsOfDracula },
  items: itemTexts,
  encounters: encounterTexts,
  powers: powerTexts,
};
