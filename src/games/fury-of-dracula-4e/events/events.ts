import type { Audience } from '../../kit/audience.js';
import { byType } from '../../kit/by-type.js';
import type { Options } from '../options.js';
import { cardAudiences, cardEvents, type CardEvent } from './cards.js';
import { combatAudiences, combatEvents, type CombatEvent } from './combat.js';
import { encounterAudiences, encounterEvents, type EncounterEvent } from './encounters.js';
import { hunterAudiences, hunterEvents, type HunterEvent } from './hunters.js';
import type { Audiences } from './knowledge.js';
import { tableAudiences, tableEvents, type TableEvent } from './table.js';
import { trailAudiences, trailEvents, type TrailEvent } from './trail.js';

export const events = {
  ...tableEvents,
  ...trailEvents,
  ...hunterEvents,
  ...cardEvents,
  ...encounterEvents,
  ...combatEvents,
} as const;

export type Event = TableEvent | TrailEvent | HunterEvent | CardEvent | EncounterEvent | CombatEvent;

/** A secret event stands before another one that tells all what the table sees of it. */
const AUDIENCES: Audiences<Event> = {
  ...tableAudiences,
  ...trailAudiences,
  ...hunterAudiences,
  ...cardAudiences,
  ...encounterAudiences,
  ...combatAudiences,
};

export function audience(event: Event, options: Options): Audience {
  return byType(AUDIENCES, event, options);
}
