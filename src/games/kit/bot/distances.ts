/** How many steps lie between two places, as far as `far`. */
export type Distance<Place> = (from: Place, to: Place) => number;

function around<Place>(start: Place, ways: (from: Place) => readonly Place[]): ReadonlyMap<Place, number> {
  const reached = new Map([[start, 0]]);
  for (const place of reached.keys()) {
    const next = (reached.get(place) ?? 0) + 1;
    for (const other of ways(place)) if (!reached.has(other)) reached.set(other, next);
  }
  return reached;
}

/** Distances between all these places, worked out once. What cannot be reached is far. */
export function distancesOf<Place>(
  places: readonly Place[],
  ways: (from: Place) => readonly Place[],
  far: number,
): Distance<Place> {
  const distances = new Map(places.map((place) => [place, around(place, ways)]));
  return (from, to) => Math.min(far, distances.get(from)?.get(to) ?? far);
}
