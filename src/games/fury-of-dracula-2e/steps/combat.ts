import { Type } from '@sinclair/typebox';
import { step } from '../../kit/agenda/step.js';
import { closed, oneOf } from '../../kit/schema.js';
import { CombatCause, CombatOutcome, Enemy, Hunter, Item, Location, Party, Tactic } from '../values.js';

/** Combats. What is public about the one that goes on stands in the state (`State.combat`). */
export const combatSteps = {
  combat: step('combat', 'A combat begins.', {
    opponent: Enemy,
    hunters: Party,
    location: Location,
    by: CombatCause,
  }),
  combatTarget: step('combatTarget', 'The enemy names the hunter against whom this round goes.', {}),
  combatTactics: step('combatTactics', 'Everybody in the combat chooses a card.', {}),
  combatRoll: step('combatRoll', 'Cards are shown and dice are rolled.', {}),
  combatResult: step('combatResult', 'Hunters who won choose the card whose result they take.', {
    tactics: Type.Array(Tactic),
  }),
  combatRoundEnds: step('combatRoundEnds', 'Cards are taken back, and another round or the end follows.', {
    ends: Type.Optional(CombatOutcome),
    flies: Type.Boolean({ description: 'Whether Dracula may fly away afterwards.' }),
    destroyed: Type.Optional(closed({ hunter: Hunter, item: Item })),
  }),
  loseCard: step('loseCard', 'A hunter must discard an event or all items.', {
    hunter: Hunter,
    what: oneOf(['event', 'items']),
  }),
  combatOver: step('combatOver', 'A combat is over.', {
    opponent: Enemy,
    hunters: Party,
  }),
  batFlight: step('batFlight', 'Dracula may fly away.', {}),
} as const;
