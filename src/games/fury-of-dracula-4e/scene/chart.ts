import { nameIn } from '../../kit/naming.js';
import type { Chart, ChartPlace, ChartWay, WayKind } from '../../kit/scene.js';
import { text } from '../board/text.js';
import { PLACES, REGIONS, type LocationId } from '../data/places.js';
import { PORTS, RAILS, REMARKED_ROAD, ROADS, SEA_LINKS } from '../data/routes.js';
import { isHospital } from '../map.js';

type Link = readonly [LocationId, LocationId];

const ways = (kind: WayKind, links: readonly Link[]): readonly ChartWay[] =>
  links.map(([from, to]) => ({ kind, from, to }));

/** Hospitals have no cards, and stand beside the city that their name tells. */
const places: readonly ChartPlace[] = PLACES.map(({ id, kind, at, region }) => ({
  id,
  kind: kind === 'small' ? 'town' : kind === 'large' ? 'city' : kind,
  filled: false,
  name: nameIn(isHospital(id) ? 'place' : 'card', id),
  at,
  named: !isHospital(id),
  ...(region === 'none' ? {} : { region }),
}));

const LEGEND = [
  'road',
  'roadMaybe',
  'rail',
  'railOther',
  'sea',
  'town',
  'city',
  'castle',
  'hospital',
  'region',
] as const;

export const CHART: Chart = {
  places,
  ways: [
    ...ways('sea', [...SEA_LINKS, ...PORTS]),
    ...ways('road', ROADS),
    ...ways('roadMaybe', [REMARKED_ROAD]),
    ...RAILS.map(
      ([from, to, colour]) => ({ kind: colour === 'white' ? 'rail' : 'railOther', from, to }) as const,
    ),
  ],
  regions: REGIONS.map(({ id }) => ({ id, name: text(`area.${id}`) })),
  legend: LEGEND.map((of) => ({ of, says: nameIn('chart', of) })),
};
