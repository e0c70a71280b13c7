/** Whatever is answered, the same is done: for questions whose choices stand in a table of their own. */
export const alike = <Does>(actions: object, does: Does): Readonly<Record<string, Does>> =>
  Object.fromEntries(Object.keys(actions).map((name) => [name, does]));
