import type { Chart, ChartPlace, ChartWay, WayKind } from '../../kit/scene.js';
import { nameIn } from '../../kit/naming.js';
import { PLACES, type LocationId } from '../data/places.js';
import { PORTS, RAILS, ROADS, SEA_LINKS } from '../data/routes.js';

const RAIL_KINDS = { western: 'rail', eastern: 'railOther', crossing: 'railCrossing' } as const;

type Link = readonly [LocationId, LocationId];

const ways = (kind: WayKind, links: readonly Link[]): readonly ChartWay[] =>
  links.map(([from, to]) => ({ kind, from, to }));

/** The hospital has no location card; the name of a sea stands on the map as it stands on its card. */
const places: readonly ChartPlace[] = PLACES.map(({ id, kind, region, at }) => ({
  id,
  kind: kind === 'small' ? 'town' : kind === 'large' ? 'city' : kind,
  filled: region === 'eastern',
  name: nameIn(kind === 'hospital' ? 'place' : 'card', id),
  at,
  named: kind !== 'hospital',
}));

const LEGEND = [
  'road',
  'rail',
  'railOther',
  'railCrossing',
  'sea',
  'town',
  'city',
  'empty',
  'filled',
  'castle',
  'hospital',
] as const;

export const CHART: Chart = {
  places,
  ways: [
    ...ways('sea', [...SEA_LINKS, ...PORTS]),
    ...ways('road', ROADS),
    ...RAILS.map(([from, to, region]) => ({ kind: RAIL_KINDS[region], from, to })),
  ],
  legend: LEGEND.map((of) => ({ of, says: nameIn('chart', of) })),
};
