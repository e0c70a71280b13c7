import type { PartTexts } from '../../../../kit/part-texts.js';
import { characterTexts } from './characters.js';
import { draculaCombatTexts, hunterCombatTexts } from './combat-cards.js';
import { encounterTexts } from './encounters.js';
import { draculaEventTexts } from './events-of-dracula.js';
import { hunterEventTexts } from './events-of-hunters.js';
import { itemTexts } from './items.js';
import { powerTexts } from './powers.js';

export const partTexts: PartTexts = {
  characters: characterTexts,
  events: { ...hunterEventTexts, ...draculaEventTexts },
  items: itemTexts,
  encounters: encounterTexts,
  powers: powerTexts,
  hunterCombatCards: hunterCombatTexts,
  draculaCombatCards: draculaCombatTexts,
};
