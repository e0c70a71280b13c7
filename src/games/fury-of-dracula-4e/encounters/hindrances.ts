import { yetToBuild } from '../unbuilt.js';
import type { EncounterRules } from './rule.js';

/** Encounters that hold hunters up, and those that help Dracula. */
export const hindrances = {
  hoax: {
    after: 'discarded',
    meets: (tale, { hunter }) => tale.tell({ type: 'HunterDelayed', seat: hunter }),
    matures: yetToBuild('hoax, matured'),
  },
  bats: {
    after: 'discarded',
    meets: (tale, { hunter }) => tale.tell({ type: 'BatsPlaced', seat: hunter }),
  },
  saboteur: {
    after: 'stays',
    meets: yetToBuild('saboteur'),
    matures: yetToBuild('saboteur, matured'),
  },
  spy: { after: 'stays', meets: yetToBuild('spy'), matures: yetToBuild('spy, matured') },
  'unnatural-fog': {
    after: 'discarded',
    meets: yetToBuild('unnatural-fog'),
    matures: yetToBuild('unnatural-fog, matured'),
  },
  'desecrated-soil': {
    after: 'stays',
    meets: yetToBuild('desecrated-soil'),
    matures: yetToBuild('desecrated-soil, matured'),
  },
} satisfies EncounterRules;
