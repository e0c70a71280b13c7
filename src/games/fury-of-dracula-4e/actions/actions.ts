import type { Static } from '@sinclair/typebox';
import { cardActions } from './cards.js';
import { combatActions } from './combat.js';
import { encounterActions } from './encounters.js';
import { hunterActions } from './hunters.js';
import { tableActions } from './table.js';
import { trailActions } from './trail.js';

export const actions = {
  ...tableActions,
  ...hunterActions,
  ...trailActions,
  ...cardActions,
  ...encounterActions,
  ...combatActions,
} as const;

export type Action = Static<(typeof actions)[keyof typeof actions]>;
export type ActionName = Action['type'];
