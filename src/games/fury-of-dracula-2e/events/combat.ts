import { Type } from '@sinclair/typebox';
import { closed, oneOf, typed } from '../../kit/schema.js';
import {
  Amount,
  CombatCause,
  CombatOutcome,
  Count,
  Enemy,
  Hunter,
  Location,
  Party,
  Seat,
  Tactic,
} from '../values.js';

const Side = oneOf(['hunters', 'enemy']);

export const combatEvents = {
  CombatBegan: typed('CombatBegan', 'A combat began.', {
    opponent: Enemy,
    hunters: Party,
    location: Location,
    by: CombatCause,
  }),
  CombatAided: typed('CombatAided', 'A card that helps in the whole combat took effect.', {
    side: Side,
    by: oneOf(['roll', 'noEscape'], { description: 'One more on each roll, or no escape in three rounds.' }),
  }),
  TargetNamed: typed('TargetNamed', 'The enemy named the hunter against whom this round goes.', {
    hunter: Hunter,
  }),
  TacticChosen: typed('TacticChosen', 'A seat chose this card for the round.', {
    seat: Seat,
    tactic: Tactic,
  }),
  TacticReady: typed('TacticReady', 'A seat chose its card for the round.', { seat: Seat }),
  TacticsShown: typed('TacticsShown', 'The cards of the round were shown.', {
    enemy: Tactic,
    hunters: Type.Array(closed({ hunter: Hunter, tactic: Tactic })),
  }),
  CombatRolled: typed('CombatRolled', 'Both sides rolled; the numbers do not hold what is added.', {
    hunters: Count,
    enemy: Count,
    huntersAdd: Count,
    enemyAdds: Count,
  }),
  RoundWon: typed('RoundWon', 'A side won the round.', { side: Side }),
  RoundResolved: typed('RoundResolved', 'The result of the round.', {
    side: Side,
    tactic: Tactic,
    against: Tactic,
    result: oneOf(['damage', 'continue', 'repel', 'bite', 'kill', 'end']),
    bonus: Type.Optional(Amount),
    spoils: Type.Optional(Hunter),
  }),
  HunterLeftCombat: typed('HunterLeftCombat', 'A hunter fights no more.', { seat: Hunter }),
  CombatEnded: typed('CombatEnded', 'The combat is over.', {
    outcome: CombatOutcome,
  }),
} as const;
