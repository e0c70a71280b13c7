import { within } from '../../../kit/graph.js';
import type { Action } from '../../actions/actions.js';
import type { CityId, LocationId } from '../../data/places.js';
import { TICKETS, type TicketId } from '../../data/tickets.js';
import { cityOf, isHospital, isSea, railsFrom, roadsFrom, seaWaysFrom, whiteRailsFrom } from '../../map.js';
import { hunterOf, isFogged, kindsOf, whereIs } from '../../reading.js';
import type { HunterId } from '../../seats.js';
import type { State } from '../../state.js';

/** Published: hunters go along no blocked road or rail. */
function isBlocked({ board }: State, from: CityId, to: CityId, way: 'road' | 'rail'): boolean {
  return board.roadblocks.some(
    (blocked) =>
      blocked.way === way &&
      ((blocked.from === from && blocked.to === to) || (blocked.from === to && blocked.to === from)),
  );
}

/** One road, in fog or out of it. */
export const openRoads = (state: State, from: LocationId): readonly CityId[] =>
  roadsFrom(from, state.options).filter((to) => !isBlocked(state, from as CityId, to, 'road'));

/** So many connections, by white rails or by any. */
export function byRails(state: State, from: CityId, steps: number, any: boolean): readonly CityId[] {
  const ways = any ? railsFrom : whiteRailsFrom;
  const open = (at: CityId) => ways(at).filter((to) => !isBlocked(state, at, to, 'rail'));
  return within(open, from, steps);
}

/** Source document: the white number for white rails alone, the yellow one, if there is one, for any other way. */
function ticketReaches(state: State, from: CityId, ticket: TicketId): readonly CityId[] {
  const numbers = TICKETS.find(({ id }) => id === ticket);
  if (numbers === undefined) return [];
  const yellow = 'yellow' in numbers ? numbers.yellow : 0;
  return kindsOf([...byRails(state, from, numbers.white, false), ...byRails(state, from, yellow, true)]);
}

const isClear = (state: State) => (location: LocationId) => !isFogged(state, location);

/** Published: nobody sails into a storm. */
function bySea(state: State, from: LocationId): readonly LocationId[] {
  return seaWaysFrom(from).filter((to) => !(isSea(to) && state.board.storms.includes(to)));
}

function byRoad(state: State, from: LocationId): readonly CityId[] {
  return isHospital(from) ? [cityOf(from)] : openRoads(state, from);
}

/** Published: not into a fogged city nor out of it. A ticket is spent for a train. */
export function movesOf(state: State, hunter: HunterId): readonly Action[] {
  const from = whereIs(state, hunter);
  if (isFogged(state, from)) return [];
  const clear = isClear(state);
  const trains = kindsOf(hunterOf(state, hunter).tickets).flatMap((ticket) =>
    isSea(from) || isHospital(from)
      ? []
      : ticketReaches(state, from, ticket)
          .filter(clear)
          .map((location): Action => ({ type: 'moveByRail', location, ticket })),
  );
  return [
    ...byRoad(state, from)
      .filter(clear)
      .map((location): Action => ({ type: 'moveByRoad', location })),
    ...trains,
    ...bySea(state, from)
      .filter(clear)
      .map((location): Action => ({ type: 'moveBySea', location })),
  ];
}
