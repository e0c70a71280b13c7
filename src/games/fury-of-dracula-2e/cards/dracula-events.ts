import type { DraculaEventId } from '../data/event-cards.js';
import { yetToBuild } from '../unbuilt.js';
import type { EventRule, EventRules } from './card.js';
import type { CombatEventId } from './combat-events.js';
import type { EncounterEventId } from './encounter-events.js';

const toBuild = (card: string): EventRule => ({ takesEffect: yetToBuild(card) });

/** What the events of Dracula do, those of combats and encounters apart. */
export const draculaEvents: EventRules<Exclude<DraculaEventId, CombatEventId | EncounterEventId>> = {
  'control-storms': toBuild('Control Storms'),
  'customs-search': toBuild('Customs Search'),
  'devilish-power': toBuild('Devilish Power'),
  'draculas-brides': toBuild("Dracula's Brides"),
  evasion: toBuild('Evasion'),
  'false-tip-off': toBuild('False Tip-off'),
  'immanuel-hildesheim': toBuild('Immanuel Hildesheim'),
  'night-visit': toBuild('Night Visit'),
  'quincey-p-morris': toBuild('Quincey P. Morris'),
  roadblock: toBuild('Roadblock'),
  'sensationalist-press': toBuild('Sensationalist Press'),
  'time-runs-short': toBuild('Time Runs Short'),
  'unearthly-swiftness': toBuild('Unearthly Swiftness'),
  'vampiric-influence': toBuild('Vampiric Influence'),
};
