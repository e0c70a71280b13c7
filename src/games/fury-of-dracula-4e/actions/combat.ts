import { typed } from '../../kit/schema.js';
import { DraculaCombatCard, Hunter, HunterCombatCard } from '../values.js';

export const combatActions = {
  fightWith: typed('fightWith', 'Play this card in the round.', { card: HunterCombatCard }),
  attackWith: typed('attackWith', 'Play this card in the round, against this hunter.', {
    card: DraculaCombatCard,
    hunter: Hunter,
  }),
} as const;
