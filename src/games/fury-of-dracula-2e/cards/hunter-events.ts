import type { HunterEventId } from '../data/event-cards.js';
import { yetToBuild } from '../unbuilt.js';
import type { EventRule, EventRules } from './card.js';
import type { CombatEventId } from './combat-events.js';
import type { EncounterEventId } from './encounter-events.js';

const toBuild = (card: string): EventRule => ({ takesEffect: yetToBuild(card) });

/** What the events of the hunters do, those of combats and encounters apart. */
export const hunterEvents: EventRules<Exclude<HunterEventId, CombatEventId | EncounterEventId>> = {
  'blood-transfusion': toBuild('Blood Transfusion'),
  'chartered-carriage': toBuild('Chartered Carriage'),
  'consecrated-ground': toBuild('Consecrated Ground'),
  'excellent-weather': toBuild('Excellent Weather'),
  'good-luck': toBuild('Good Luck'),
  'great-strength': toBuild('Great Strength'),
  'hired-scouts': toBuild('Hired Scouts'),
  hypnosis: toBuild('Hypnosis'),
  'jonathan-harker': toBuild('Jonathan Harker'),
  'long-day': toBuild('Long Day'),
  'money-trail': toBuild('Money Trail'),
  'mystic-research': toBuild('Mystic Research'),
  'newspaper-reports': toBuild('Newspaper Reports'),
  're-equip': toBuild('Re-Equip'),
  'rufus-smith': toBuild('Rufus Smith'),
  'sense-of-emergency': toBuild('Sense of Emergency'),
  'sister-agatha': toBuild('Sister Agatha'),
  'stormy-seas': toBuild('Stormy Seas'),
  'surprising-return': toBuild('Surprising Return'),
  'telegraph-ahead': toBuild('Telegraph Ahead'),
  'vampire-lair': toBuild('Vampire Lair'),
};
