import type { PartTexts } from '../../../../kit/part-texts.js';
import { characterTexts } from './characters.js';
import { draculaCombatTexts, hunterCombatTexts } from './combat-cards.js';
import { encounterTexts } from './encounters.js';
import { eventsOfDracula } from './events-of-dracula.js';
import { eventsOfHunters } from './events-of-hunters.js';
import { itemTexts } from './items.js';
import { powerTexts } from './powers.js';

/** What the printed parts do, in words. */
export const partTexts: PartTexts = {
  characters: characterTexts,
  events: { ...eventsOfHunters, ...eventsOfDracula },
  items: itemTexts,
  encounters: encounterTexts,
  powers: powerTexts,
  hunterCombatCards: hunterCombatTexts,
  draculaCombatCards: draculaCombatTexts,
};
