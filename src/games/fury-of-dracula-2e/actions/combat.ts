import { typed } from '../../kit/schema.js';
import { Hunter, Location, Tactic } from '../values.js';

export const combatActions = {
  fight: typed('fight', 'Name the hunter against whom this round goes.', { hunter: Hunter }),
  playTactic: typed('playTactic', 'Play this card in the round.', { tactic: Tactic }),
  takeResult: typed('takeResult', 'Take the result of this card.', { tactic: Tactic }),
  flyTo: typed('flyTo', 'Fly to this city as a bat.', { location: Location }),
} as const;
