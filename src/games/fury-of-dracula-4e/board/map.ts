import type { BoardTable } from '../../kit/board.js';
import type { Message } from '../../kit/message.js';
import { listOf, nameIn } from '../../kit/naming.js';
import { REGIONS, type LocationId } from '../data/places.js';
import { describe } from '../describe.js';
import { isHospital, LOCATION_IDS, regionOf } from '../map.js';
import type { View } from '../view/view.js';
import { shortName, text } from './text.js';

const AREAS = [...REGIONS.map(({ id }) => id), 'sea', 'hospital'] as const;

const areaOf = (location: LocationId) => regionOf(location) ?? (isHospital(location) ? 'hospital' : 'sea');

const PLACES = AREAS.flatMap((area) =>
  LOCATION_IDS.filter((location) => areaOf(location) === area).map((location) => ({ area, location })),
);

/** Places where something is that the viewer knows of, by regions. */
export function onTheMap(view: View): BoardTable {
  const rows = PLACES.flatMap(({ area, location }) => {
    const things = [...figuresAt(view, location), ...tokensAt(view, location)];
    const name = nameIn('place', location);
    return things.length === 0 ? [] : [[text(`area.${area}`), name, listOf(things)]];
  });
  return { rows };
}

function figuresAt({ dracula, hunters, trail, lairs }: View, location: LocationId): readonly Message[] {
  return [
    ...(dracula.at === location ? [shortName('dracula')] : []),
    ...hunters.filter((hunter) => hunter.location === location).map(({ seat }) => shortName(seat)),
    ...trail.filter(({ at }) => at === location).map(({ space }) => nameAt('trail', space)),
    ...lairs.filter(({ at }) => at === location).map(({ space }) => nameAt('lairs', space)),
  ];
}

export const nameAt = (area: 'trail' | 'lairs', space: number): Message => ({
  key: `spot.${area}`,
  values: { space },
});

function tokensAt({ board }: View, location: LocationId): readonly Message[] {
  const { fog, storms, consecrated, hosts } = board;
  return [
    ...fog.filter((one) => one.location === location).map(({ tokens }) => text('fog', { tokens })),
    ...storms.filter((sea) => sea === location).map(() => text('storm')),
    ...(consecrated === location ? [text('consecrated')] : []),
    ...hosts.filter((city) => city === location).map(() => text('host')),
  ];
}

export const blocked = ({ board: { roadblocks } }: View): readonly Message[] =>
  roadblocks.map((route) => describe({ is: 'event', event: { type: 'RoadblockPlaced', ...route } }));
