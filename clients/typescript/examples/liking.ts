/** How much each kind of action is liked; others count as 0. */
export type Likes<Action extends { readonly type: string }> = Readonly<
  Partial<Record<Action['type'], number>>
>;

/** The action that is liked best; of equal ones any. */
export function liked<Action>(actions: readonly Action[], worth: (action: Action) => number): Action {
  const weighed = actions.map((action) => ({ action, worth: worth(action) + Math.random() / 100 }));
  const [best] = weighed.sort((one, other) => other.worth - one.worth);
  if (best === undefined) throw new Error('Nothing to choose from.');
  return best.action;
}
