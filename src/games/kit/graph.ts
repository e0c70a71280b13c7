/** Which places lie beside which. */
export type Graph<Place> = ReadonlyMap<Place, readonly Place[]>;

/** Neighbours by these two-way links, in the order of `places`. */
export function graphOf<Place>(
  places: readonly Place[],
  links: readonly (readonly [Place, Place])[],
): Graph<Place> {
  const around = (place: Place) =>
    places.filter((other) =>
      links.some(([a, b]) => (a === place && b === other) || (b === place && a === other)),
    );
  return new Map(places.map((place) => [place, around(place)]));
}

/** Everything that takes at least one and at most so many steps, the start left out, nearest first. */
export function within<Place>(
  ways: (from: Place) => readonly Place[],
  start: Place,
  steps: number,
): readonly Place[] {
  const reached = new Set([start]);
  let edge: readonly Place[] = [start];
  for (let step = 0; step < steps; step += 1) {
    edge = [...new Set(edge.flatMap(ways))].filter((place) => !reached.has(place));
    for (const place of edge) reached.add(place);
  }
  return [...reached].slice(1);
}
