/** The value without these fields. */
export function omit<Value extends object, Name extends keyof Value>(
  value: Value,
  ...names: readonly Name[]
): Omit<Value, Name> {
  const rest: Partial<Value> = { ...value };
  for (const name of names) delete rest[name];
  return rest as Omit<Value, Name>;
}

/** The list without one of these. @throws Error if it has none */
export function withoutOne<Kind>(list: readonly Kind[], one: Kind): readonly Kind[] {
  const at = list.indexOf(one);
  if (at < 0) throw new Error(`There is no ${String(one)} to take away`);
  return list.toSpliced(at, 1);
}
