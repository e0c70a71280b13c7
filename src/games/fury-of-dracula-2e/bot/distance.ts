import { distancesOf } from '../../kit/bot/distances.js';
import type { LocationId } from '../data/places.js';
import { LOCATION_IDS, railsFrom, roadsFrom, seaWaysFrom } from '../map.js';

export const FAR = 6;

const everyWay = (from: LocationId): readonly LocationId[] => [
  ...roadsFrom(from),
  ...railsFrom(from),
  ...seaWaysFrom(from),
];

/** How many steps of any kind lie between two places. */
export const distance = distancesOf(LOCATION_IDS, everyWay, FAR);
