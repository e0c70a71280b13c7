import type { Static } from '@sinclair/typebox';
import { cardEvents } from './cards.js';
import { combatEvents } from './combat.js';
import { hunterEvents } from './hunters.js';
import { tableEvents } from './table.js';
import { trailEvents } from './trail.js';

export const events = {
  ...tableEvents,
  ...trailEvents,
  ...hunterEvents,
  ...cardEvents,
  ...combatEvents,
} as const;

export type TableEvent = Static<(typeof tableEvents)[keyof typeof tableEvents]>;
export type TrailEvent = Static<(typeof trailEvents)[keyof typeof trailEvents]>;
export type HunterEvent = Static<(typeof hunterEvents)[keyof typeof hunterEvents]>;
export type CardEvent = Static<(typeof cardEvents)[keyof typeof cardEvents]>;
export type CombatEvent = Static<(typeof combatEvents)[keyof typeof combatEvents]>;
export type Event = TableEvent | TrailEvent | HunterEvent | CardEvent | CombatEvent;
