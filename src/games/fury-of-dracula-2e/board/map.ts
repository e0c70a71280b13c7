import type { Viewer } from '../../kit/audience.js';
import type { BoardTable } from '../../kit/board.js';
import type { Message } from '../../kit/message.js';
import { onceEach } from '../../kit/once-each.js';
import { listOf, nameIn, namesIn } from '../../kit/naming.js';
import type { LocationId } from '../data/places.js';
import { describe } from '../describe.js';
import { LOCATION_IDS, railsFrom, regionOf, roadsFrom, seaWaysFrom, within } from '../map.js';
import type { SpaceView, View } from '../view-schema.js';
import { shortName, text } from './text.js';

const REGIONS = ['western', 'eastern', 'none'] as const;

const PLACES = REGIONS.flatMap((region) =>
  LOCATION_IDS.filter((location) => regionOf(location) === region).map((location) => ({ region, location })),
);

/** Places where something is that the viewer knows of, by regions. */
export function onTheMap(view: View): BoardTable {
  const rows = PLACES.flatMap(({ region, location }) => {
    const things = thingsAt(view, location);
    const name = nameIn('place', location);
    return things.length === 0 ? [] : [[text(`region.${region}`), name, listOf(things)]];
  });
  return { rows };
}

function thingsAt(
  { dracula, hunters, trail, catacombs, board }: View,
  location: LocationId,
): readonly Message[] {
  const { consecrated, hosts, storm } = board;
  return [
    ...(dracula.at === location ? [shortName('dracula')] : []),
    ...hunters.filter((hunter) => hunter.location === location).map(({ seat }) => shortName(seat)),
    ...cardsFor(trail, location).map((space) => text('onTrail', { space })),
    ...cardsFor(catacombs, location).map((space) => text('inCatacombs', { space })),
    ...(consecrated === location ? [text('consecrated')] : []),
    ...(hosts.includes(location) ? [text('host')] : []),
    ...(storm?.location === location ? [text('storm', { turns: storm.turns })] : []),
  ];
}

/** Numbers of the cards that are known to belong to a place. */
const cardsFor = (spaces: readonly SpaceView[], location: LocationId): readonly number[] =>
  spaces.flatMap(({ card, at }, index) => (card === location || at === location ? [index + 1] : []));

export const blocked = ({ board: { roadblock } }: View): readonly Message[] =>
  roadblock === undefined
    ? []
    : [describe({ is: 'event', event: { type: 'RoadblockPlaced', ...roadblock } })];

const MOST_STOPS = 3;

/** The places around this one, by every way on which the viewer travels. */
export const waysOf = (from: LocationId, viewer: Viewer): BoardTable =>
  viewer === 'dracula' ? waysOfDracula(from) : waysOfHunters(from);

const waysOfDracula = onceEach((from: LocationId) => ways(from, 0));
const waysOfHunters = onceEach((from: LocationId) => ways(from, MOST_STOPS));

/** @param most stops of a train; 0 for who takes none */
function ways(from: LocationId, most: number): BoardTable {
  const reached = (steps: number) => within(railsFrom, from, steps);
  const stops = Array.from({ length: most }, (_, at) => at + 1);
  return {
    rows: [
      ...way(text('byRoad'), roadsFrom(from)),
      ...stops.flatMap((count) =>
        way(
          text('byRail', { count }),
          reached(count).filter((place) => !reached(count - 1).includes(place)),
        ),
      ),
      ...way(text('bySea'), seaWaysFrom(from)),
    ],
  };
}

const way = (name: Message, places: readonly LocationId[]): readonly (readonly Message[])[] =>
  places.length === 0 ? [] : [[name, listOf(namesIn('place', places))]];
