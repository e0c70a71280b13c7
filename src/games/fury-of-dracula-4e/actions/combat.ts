import { typed } from '../../kit/schema.js';
import { DraculaCombatCard, Hunter, HunterCombatCard, Item } from '../values.js';

export const combatActions = {
  fightWith: typed('fightWith', 'Play this card in the round.', { card: HunterCombatCard }),
  attackWith: typed('attackWith', 'Play this card in the round, against this hunter.', {
    card: DraculaCombatCard,
    hunter: Hunter,
  }),
  takeCombatCard: typed('takeCombatCard', 'Take this card of your combat deck.', { card: DraculaCombatCard }),
  flipPlotting: typed('flipPlotting', 'Turn a Plotting card down to cancel the card of the hunter.', {}),
  takeFoundItem: typed('takeFoundItem', 'Keep this item of those that you found.', { item: Item }),
} as const;
