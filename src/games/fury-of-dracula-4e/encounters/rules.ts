import type { EncounterId } from '../data/encounters.js';
import { attacks } from './attacks.js';
import { hindrances } from './hindrances.js';
import type { EncounterRule } from './rule.js';
import { servants } from './servants.js';
import { vampires } from './vampires.js';

export const ENCOUNTER_RULES: Readonly<Record<EncounterId, EncounterRule>> = {
  ...attacks,
  ...hindrances,
  ...servants,
  ...vampires,
};
