import { distancesOf } from '../../kit/bot/distances.js';
import type { LocationId } from '../data/places.js';
import { adjacentTo, cityOf, HOSPITAL_IDS, isHospital, LOCATION_IDS, railsFrom } from '../map.js';
import type { View } from '../view/view.js';

export const FAR = 6;

/** The road that is an option makes no difference to a plain player. */
export const besides = (from: LocationId): readonly LocationId[] =>
  adjacentTo(from, { genevaMilanRoad: false });

const everyWay = (from: LocationId): readonly LocationId[] =>
  isHospital(from)
    ? [cityOf(from)]
    : [...besides(from), ...railsFrom(from), ...HOSPITAL_IDS.filter((one) => cityOf(one) === from)];

/** How many steps of any kind lie between two places. */
export const distance = distancesOf(LOCATION_IDS, everyWay, FAR);

/** How many steps without a train. */
export const stepsOnFoot = distancesOf(
  LOCATION_IDS,
  (from) => (isHospital(from) ? [cityOf(from)] : besides(from)),
  FAR,
);

/** How far the nearest hunter is from a place. */
export function safety({ hunters }: View, place: LocationId): number {
  return Math.min(
    FAR,
    ...hunters.map(({ location }) => (location === undefined ? FAR : distance(location, place))),
  );
}
