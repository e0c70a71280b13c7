import { combatOf } from '../evolve/combat.js';
import type { Tale } from '../tale.js';
import type { CombatOutcome } from '../values.js';
import { moveVampires } from './checks.js';

/** The combat is over; what is still to be done begins with `combatOver`, for those who are left. */
export function endCombat(tale: Tale, outcome: CombatOutcome): void {
  const { opponent, hunters } = combatOf(tale.state);
  cancelCombat(tale, outcome);
  tale.next({ is: 'combatOver', opponent, hunters: [...hunters] });
  if (opponent === 'vampire' && outcome === 'killed') moveVampires(tale, -1);
}

/** A card does away with the combat: nothing follows from it. */
export function cancelCombat(tale: Tale, outcome: CombatOutcome): void {
  tale.tell({ type: 'CombatEnded', outcome });
  tale.skipTo('combatOver');
  tale.drop('combatOver');
}
