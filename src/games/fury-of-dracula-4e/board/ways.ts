import type { Viewer } from '../../kit/audience.js';
import type { BoardTable } from '../../kit/board.js';
import { within } from '../../kit/graph.js';
import type { Message } from '../../kit/message.js';
import { onceEach } from '../../kit/once-each.js';
import { listOf, namesIn } from '../../kit/naming.js';
import type { LocationId } from '../data/places.js';
import { TICKETS } from '../data/tickets.js';
import { cityOf, isHospital, railsFrom, roadsFrom, seaWaysFrom, whiteRailsFrom } from '../map.js';
import { text } from './text.js';

const NUMBERS = [...new Set(TICKETS.map(({ white }) => white))].toSorted();
const YELLOW_NUMBERS = [
  ...new Set(TICKETS.flatMap((ticket) => ('yellow' in ticket ? [ticket.yellow] : []))),
].toSorted();

/** The places around this one, by every way on which the viewer travels. */
export const waysOf = (from: LocationId, viewer: Viewer): BoardTable =>
  viewer === 'dracula' ? waysOfDracula(from) : waysOfHunters(from);

const waysOfDracula = onceEach((from: LocationId) => ways(from, false));
const waysOfHunters = onceEach((from: LocationId) => ways(from, true));

function ways(from: LocationId, takesTrains: boolean): BoardTable {
  const roads = isHospital(from) ? [cityOf(from)] : roadsFrom(from, { genevaMilanRoad: false });
  const optional = roadsFrom(from, { genevaMilanRoad: true });
  return {
    rows: [
      ...way(text('byRoad'), roads),
      ...way(text('byOptionalRoad'), without(optional, roads)),
      ...(takesTrains ? byRail(from) : []),
      ...way(text('bySea'), seaWaysFrom(from)),
    ],
  };
}

/** White numbers of a ticket are for white rails alone, yellow ones for any. */
function byRail(from: LocationId): readonly (readonly Message[])[] {
  const white = (steps: number) => within<LocationId>(whiteRailsFrom, from, steps);
  const any = (steps: number) => within<LocationId>(railsFrom, from, steps);
  return [
    ...NUMBERS.flatMap((count) =>
      way(text('byWhiteRail', { count }), without(white(count), white(count - 1))),
    ),
    ...YELLOW_NUMBERS.flatMap((count) =>
      way(text('byAnyRail', { count }), without(without(any(count), any(count - 1)), white(count))),
    ),
  ];
}

const without = (places: readonly LocationId[], others: readonly LocationId[]): readonly LocationId[] =>
  places.filter((place) => !others.includes(place));

const way = (name: Message, places: readonly LocationId[]): readonly (readonly Message[])[] =>
  places.length === 0 ? [] : [[name, listOf(namesIn('place', places))]];
