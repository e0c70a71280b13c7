import type { HunterEventId } from '../data/event-cards.js';
import { yetToBuild } from '../unbuilt.js';
import type { EventRule, EventRules } from './card.js';

const toBuild = (card: string): EventRule => ({ takesEffect: yetToBuild(card) });

/** What the events of the hunters do. */
export const hunterEvents: EventRules<HunterEventId> = {
  'advance-planning': toBuild('Advance Planning'),
  'blood-transfusion': toBuild('Blood Transfusion'),
  'chartered-carriage': toBuild('Chartered Carriage'),
  'consecrated-ground': toBuild('Consecrated Ground'),
  'escape-route': toBuild('Escape Route'),
  'excellent-weather': toBuild('Excellent Weather'),
  forewarned: toBuild('Forewarned'),
  'good-luck': toBuild('Good Luck'),
  'great-strength': toBuild('Great Strength'),
  'heroic-leap': toBuild('Heroic Leap'),
  'hired-scouts': toBuild('Hired Scouts'),
  hypnosis: toBuild('Hypnosis'),
  'jonathan-harker': toBuild('Jonathan Harker'),
  'long-day': toBuild('Long Day'),
  'money-trail': toBuild('Money Trail'),
  'mystic-research': toBuild('Mystic Research'),
  'newspaper-reports': toBuild('Newspaper Reports'),
  're-equip': toBuild('Re-Equip'),
  'rufus-smith': toBuild('Rufus Smith'),
  'secret-weapon': toBuild('Secret Weapon'),
  'sense-of-emergency': toBuild('Sense of Emergency'),
  'sister-agatha': toBuild('Sister Agatha'),
  'stormy-seas': toBuild('Stormy Seas'),
  'surprising-return': toBuild('Surprising Return'),
  'telegraph-ahead': toBuild('Telegraph Ahead'),
  'vampire-lair': toBuild('Vampire Lair'),
};
