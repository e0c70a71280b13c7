import type { Static } from '@sinclair/typebox';
import { typed } from '../../kit/schema.js';
import { Area, Encounter, Hunter, Space } from '../values.js';
import { everyone, type Audiences } from './knowledge.js';

const lying = { area: Area, space: Space, encounter: Encounter };

export const encounterEvents = {
  EncounterMet: typed('EncounterMet', 'A hunter meets an encounter.', { seat: Hunter, ...lying }),
  EncounterRemoved: typed('EncounterRemoved', 'An encounter was discarded.', lying),
} as const;

export type EncounterEvent = Static<(typeof encounterEvents)[keyof typeof encounterEvents]>;

export const encounterAudiences: Audiences<EncounterEvent> = {
  EncounterMet: everyone,
  EncounterRemoved: everyone,
};
