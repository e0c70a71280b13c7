import { within } from '../../../kit/graph.js';
import type { Action } from '../../actions/actions.js';
import { CARRIAGE_RAILS } from '../../data/limits.js';
import type { CityId, LocationId } from '../../data/places.js';
import { TICKETS, type TicketId } from '../../data/tickets.js';
import {
  cityOf,
  isCity,
  isHospital,
  isSea,
  railsFrom,
  roadsFrom,
  seaWaysFrom,
  whiteRailsFrom,
} from '../../map.js';
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

/** Published: not into a fogged city nor out of it. Inferred: what is only passed does not matter. */
function outOf<Place extends LocationId>(
  state: State,
  from: LocationId,
  reached: readonly Place[],
): readonly Place[] {
  return isFogged(state, from) ? [] : reached.filter((to) => !isFogged(state, to));
}

/** One road, or out of the hospital. */
export function walks(state: State, hunter: HunterId): readonly Action[] {
  const from = whereIs(state, hunter);
  const reached = isHospital(from) ? [cityOf(from)] : openRoads(state, from);
  return outOf(state, from, reached).map((location) => ({ type: 'moveByRoad', location }));
}

/** Where a ticket takes a hunter. */
export function ridesWith(state: State, hunter: HunterId, ticket: TicketId): readonly CityId[] {
  const from = whereIs(state, hunter);
  return isCity(from) ? outOf(state, from, ticketReaches(state, from, ticket)) : [];
}

/** Chartered Carriage: the numbers of a ticket are ignored. */
export function ridesByCarriage(state: State, hunter: HunterId): readonly CityId[] {
  const from = whereIs(state, hunter);
  return isCity(from) ? outOf(state, from, byRails(state, from, CARRIAGE_RAILS, true)) : [];
}

/** Along so many roads at the most. */
export function byRoads(state: State, hunter: HunterId, steps: number): readonly CityId[] {
  const from = whereIs(state, hunter);
  return isCity(from)
    ? outOf(
        state,
        from,
        within((at: CityId) => openRoads(state, at), from, steps),
      )
    : [];
}

/** Published: nobody sails into a storm. */
export function sailings(state: State, hunter: HunterId): readonly Action[] {
  const from = whereIs(state, hunter);
  const ways = seaWaysFrom(from).filter((to) => !(isSea(to) && state.board.storms.includes(to)));
  return outOf(state, from, ways).map((location) => ({ type: 'moveBySea', location }));
}

/** A ticket is spent for a train. */
export function movesOf(state: State, hunter: HunterId): readonly Action[] {
  const trains = kindsOf(hunterOf(state, hunter).tickets).flatMap((ticket) =>
    ridesWith(state, hunter, ticket).map((location): Action => ({ type: 'moveByRail', location, ticket })),
  );
  return [...walks(state, hunter), ...trains, ...sailings(state, hunter)];
}
