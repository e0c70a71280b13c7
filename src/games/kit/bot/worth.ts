import type { Of } from '../by-type.js';
import type { Typed } from '../game-definition.js';
import type { Random } from '../random.js';

/** How much a bot likes each action. What it has no opinion of is worth nothing. */
export type WorthOf<Action extends Typed> = {
  readonly [Name in Action['type']]?: (action: Of<Action, Name>) => number;
};

/** Actions that are worth nearly as much are as good. */
const NEARLY = 0.25;

function worthIn<Action extends Typed>(worth: WorthOf<Action>, action: Action): number {
  const judge = worth[action.type as Action['type']] as ((action: Action) => number) | undefined;
  return judge?.(action) ?? 0;
}

/** One of the actions that are worth most. */
export function bestOf<Action extends Typed>(
  worth: WorthOf<Action>,
  actions: readonly Action[],
  random: Random,
  purpose: string,
): Action {
  const weighed = actions.map((action) => ({ action, worth: worthIn(worth, action) }));
  const most = Math.max(...weighed.map((one) => one.worth));
  const best = weighed.filter((one) => one.worth >= most - NEARLY);
  const chosen = best[random.below(best.length, purpose)];
  if (chosen === undefined) throw new Error('A bot is asked only when it may act');
  return chosen.action;
}
