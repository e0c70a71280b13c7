import { yetToBuild } from '../unbuilt.js';
import type { EventRule, EventRules, ItemRules } from './card.js';

const toBuild = (card: string): EventRule => ({ takesEffect: yetToBuild(card) });

/** Events that belong to encounters. */
export const ENCOUNTER_EVENTS = ['forewarned', 'secret-weapon', 'seduction'] as const;
export type EncounterEventId = (typeof ENCOUNTER_EVENTS)[number];

export const encounterEvents: EventRules<EncounterEventId> = {
  forewarned: toBuild('Forewarned'),
  'secret-weapon': toBuild('Secret Weapon'),
  seduction: toBuild('Seduction'),
};

export const encounterItems: ItemRules = { dogs: { isUsed: yetToBuild('Dogs') } };
