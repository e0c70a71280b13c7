import type { Of } from '../../kit/by-type.js';
import type { Action, ActionName } from '../actions.js';

/** How much a bot likes each action. What it has no opinion of is worth nothing. */
export type Worth = { readonly [Name in ActionName]?: (action: Of<Action, Name>) => number };

export function worthOf(worth: Worth, action: Action): number {
  const judge = worth[action.type] as ((action: Action) => number) | undefined;
  return judge?.(action) ?? 0;
}
