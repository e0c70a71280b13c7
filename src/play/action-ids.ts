import { createHmac, hash } from 'node:crypto';
import { canonical } from '../events/canonical.js';
import type { Decision, Typed } from '../games/kit/game-definition.js';

const ID_LENGTH = 24;

/**
 * Ids of the actions that answer one decision of one seat: the same as long as the decision stands, and not to be
 * worked out without the game's key, since the hash of one of seventy places is guessed at once.
 */
export function actionIds(
  key: Buffer,
  game: string,
  seat: string,
  decision: Decision,
): (action: Typed) => string {
  const decisionKey = createHmac('sha256', key)
    .update(canonical(['harker-action/1', game, seat, decision.id]))
    .digest('hex');
  return (action) => hash('sha256', decisionKey + canonical(action), 'hex').slice(0, ID_LENGTH);
}
