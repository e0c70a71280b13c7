import type { LocationId } from '../data/places.js';
import { LOCATION_IDS, railsFrom, roadsFrom, seaWaysFrom } from '../map.js';

export const FAR = 6;

const everyWay = (from: LocationId): readonly LocationId[] => [
  ...roadsFrom(from),
  ...railsFrom(from),
  ...seaWaysFrom(from),
];

function around(start: LocationId): ReadonlyMap<LocationId, number> {
  const reached = new Map([[start, 0]]);
  for (const place of reached.keys()) {
    const next = (reached.get(place) ?? 0) + 1;
    for (const other of everyWay(place)) if (!reached.has(other)) reached.set(other, next);
  }
  return reached;
}

const DISTANCES = new Map(LOCATION_IDS.map((place) => [place, around(place)]));

/** How many steps of any kind lie between two places. */
export function distance(from: LocationId, to: LocationId): number {
  return Math.min(FAR, DISTANCES.get(from)?.get(to) ?? FAR);
}
