/** A function of a name that works its value out once for each: for what follows from printed parts alone. */
export function onceEach<Name extends string, Value>(make: (name: Name) => Value): (name: Name) => Value {
  const known = new Map<Name, Value>();
  return (name) => {
    if (!known.has(name)) known.set(name, make(name));
    return known.get(name)!;
  };
}
