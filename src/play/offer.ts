import type { Decision, Typed } from '../games/kit/game-definition.js';
import { actionIds } from './action-ids.js';
import { decisionOf, type GameAt } from './table/game-at.js';
import { describeAction } from './table/labels.js';
import type { OfferedAction } from './table/shapes.js';
import { answersTo, tableQuestions } from './table/table-questions.js';

/** The same game offers a seat the same actions: what was worked out for an answer serves the action that follows. */
const offered = new WeakMap<GameAt, Map<string, readonly OfferedAction[]>>();

/** Everything that a seat may do now, each with its id and what to call it. */
export function offeredActions(game: GameAt, seat: string, key: Buffer): readonly OfferedAction[] {
  const bySeat = offered.get(game) ?? new Map<string, readonly OfferedAction[]>();
  offered.set(game, bySeat);
  const known = bySeat.get(seat);
  if (known !== undefined) return known;
  const decision = decisionOf(game, seat);
  const ofRules =
    decision === undefined
      ? []
      : offersFor(game, seat, decision, game.ruleset.legalActions(game.rules, seat), key);
  const actions = [...ofRules, ...offersAtTable(game, seat, key)];
  bySeat.set(seat, actions);
  return actions;
}

function offersAtTable(game: GameAt, seat: string, key: Buffer): OfferedAction[] {
  return tableQuestions(game.table)
    .filter(({ seats }) => seats.includes(seat))
    .flatMap((question) => offersFor(game, seat, question, answersTo(question.kind), key));
}

function offersFor(
  game: GameAt,
  seat: string,
  decision: Decision,
  actions: readonly Typed[],
  key: Buffer,
): OfferedAction[] {
  const idOf = actionIds(key, game.id, seat, decision);
  return actions.map((action) => ({
    id: idOf(action),
    action,
    label: describeAction(game.ruleset, action, seat),
  }));
}
