import type { DraculaEventId } from '../data/event-cards.js';
import { allies } from './allies.js';
import type { EventRules } from './card.js';
import type { CombatEventId } from './combat-events.js';
import { draculaAnswers } from './dracula-answers.js';
import { draculaTurnEvents } from './dracula-turn-events.js';
import type { EncounterEventId } from './encounter-events.js';

/** What the events of Dracula do, those of combats and encounters apart. */
export const draculaEvents: EventRules<Exclude<DraculaEventId, CombatEventId | EncounterEventId>> = {
  ...draculaTurnEvents,
  ...draculaAnswers,
  'draculas-brides': allies['draculas-brides'],
  'immanuel-hildesheim': allies['immanuel-hildesheim'],
  'quincey-p-morris': allies['quincey-p-morris'],
};
