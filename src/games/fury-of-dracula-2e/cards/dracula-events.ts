import type { DraculaEventId } from '../data/event-cards.js';
import { yetToBuild } from '../unbuilt.js';
import type { EventRule, EventRules } from './card.js';

const toBuild = (card: string): EventRule => ({ takesEffect: yetToBuild(card) });

/** What the events of Dracula do. */
export const draculaEvents: EventRules<DraculaEventId> = {
  'control-storms': toBuild('Control Storms'),
  'customs-search': toBuild('Customs Search'),
  'devilish-power': toBuild('Devilish Power'),
  'draculas-brides': toBuild("Dracula's Brides"),
  evasion: toBuild('Evasion'),
  'false-tip-off': toBuild('False Tip-off'),
  'immanuel-hildesheim': toBuild('Immanuel Hildesheim'),
  'night-visit': toBuild('Night Visit'),
  'quincey-p-morris': toBuild('Quincey P. Morris'),
  rage: toBuild('Rage'),
  'relentless-minion': toBuild('Relentless Minion'),
  roadblock: toBuild('Roadblock'),
  seduction: toBuild('Seduction'),
  'sensationalist-press': toBuild('Sensationalist Press'),
  'time-runs-short': toBuild('Time Runs Short'),
  trap: toBuild('Trap'),
  'unearthly-swiftness': toBuild('Unearthly Swiftness'),
  'vampiric-influence': toBuild('Vampiric Influence'),
  'wild-horses': toBuild('Wild Horses'),
};
