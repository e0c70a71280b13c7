import type { EnemyTactic, HunterTactic } from './combat-cards.js';

/**
 * Source document: of equal rolls the card with the larger number wins. Ruling: the printed numbers are not known; these
 * put all cards that can meet in one order without ties, evasive before ranged before blades before fists.
 */
export const INITIATIVE: {
  readonly hunters: Readonly<Record<HunterTactic, number>>;
  readonly enemy: Readonly<Record<EnemyTactic, number>>;
} = {
  hunters: {
    punch: 5,
    dodge: 25,
    escape: 7,
    crucifix: 15,
    'heavenly-host': 23,
    'holy-water': 13,
    knife: 11,
    pistol: 17,
    rifle: 21,
    'sacred-bullets': 19,
    stake: 9,
  },
  enemy: {
    claws: 12,
    dodge: 26,
    'escape-man': 4,
    'escape-bat': 22,
    'escape-mist': 24,
    fangs: 14,
    mesmerize: 18,
    strength: 8,
    'agent-punch': 6,
    'agent-dodge': 26,
    'agent-knife': 10,
    'agent-pistol': 16,
    'agent-rifle': 20,
  },
};
