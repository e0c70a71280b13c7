import type { Decision } from '../games/kit/game-definition.js';
import { actionIds } from './action-ids.js';
import { decisionOf, type GameAt } from './table/game-at.js';
import type { OfferedAction } from './table/shapes.js';

/** Everything that a seat may do now, each with its id and what to call it. */
export function offeredActions(game: GameAt, seat: string, key: Buffer): OfferedAction[] {
  const decision = decisionOf(game, seat);
  return decision === undefined ? [] : offersFor(game, seat, decision, key);
}

function offersFor(game: GameAt, seat: string, decision: Decision, key: Buffer): OfferedAction[] {
  const idOf = actionIds(key, game.id, seat, decision);
  return game.ruleset.legalActions(game.rules, seat).map((action) => ({
    id: idOf(action),
    action,
    label: game.ruleset.describe({ is: 'action', action }, seat),
  }));
}
