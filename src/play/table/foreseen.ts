import type { Decision, Ruleset, Typed } from '../../games/kit/game-definition.js';
import type { Random } from '../../games/kit/random.js';
import { tableDefault } from './table-questions.js';

class Drawn extends Error {}

const drawsNothing: Random = {
  below: () => {
    throw new Drawn();
  },
};

/**
 * What would be done for a seat now if it did not answer in time; `drawn` where that is left to chance. It is one of the
 * seat's own actions, and which one follows from what the seat knows: twin games are asked whether that is so.
 */
export function foreseenDefault(
  ruleset: Ruleset,
  rules: unknown,
  decision: Decision,
  seat: string,
): Typed | 'drawn' {
  try {
    return tableDefault(decision.kind) ?? ruleset.defaultAction(rules, decision, seat, drawsNothing);
  } catch (error) {
    if (error instanceof Drawn) return 'drawn';
    throw error;
  }
}
