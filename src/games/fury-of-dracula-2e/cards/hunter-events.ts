import type { HunterEventId } from '../data/event-cards.js';
import { allies } from './allies.js';
import { boardEvents } from './board-events.js';
import type { EventRules } from './card.js';
import type { CombatEventId } from './combat-events.js';
import type { EncounterEventId } from './encounter-events.js';
import { findingEvents } from './finding-events.js';
import { helpingEvents } from './helping-events.js';
import { travelEvents } from './travel-events.js';

/** What the events of the hunters do, those of combats and encounters apart. */
export const hunterEvents: EventRules<Exclude<HunterEventId, CombatEventId | EncounterEventId>> = {
  ...findingEvents,
  ...travelEvents,
  ...boardEvents,
  ...helpingEvents,
  'jonathan-harker': allies['jonathan-harker'],
  'rufus-smith': allies['rufus-smith'],
  'sister-agatha': allies['sister-agatha'],
};
