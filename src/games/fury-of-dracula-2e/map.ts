import { graphOf, within as reachedWithin } from '../kit/graph.js';
import { PLACES, type LocationId, type Place, type SeaId } from './data/places.js';
import { PORTS, RAILS, ROADS, SEA_LINKS } from './data/routes.js';

export const LOCATION_IDS: readonly LocationId[] = PLACES.map(({ id }) => id);
export const SEA_IDS: readonly SeaId[] = PLACES.filter(({ kind }) => kind === 'sea').map(
  ({ id }) => id as SeaId,
);

/** Everything but the hospital has a location card. */
export const CARD_IDS: readonly LocationId[] = PLACES.filter(({ kind }) => kind !== 'hospital').map(
  ({ id }) => id,
);

export const CASTLE = 'castle-dracula' satisfies LocationId;
export const HOSPITAL = 'st-joseph-and-st-mary' satisfies LocationId;

const BY_ID: ReadonlyMap<LocationId, Place> = new Map(PLACES.map((place) => [place.id, place]));

export function placeOf(location: LocationId): Place {
  return BY_ID.get(location) as Place;
}

export function isSea(location: LocationId): location is SeaId {
  return placeOf(location).kind === 'sea';
}

/** A small or large city: not the castle, the hospital or a sea. */
export function isCity(location: LocationId): boolean {
  const { kind } = placeOf(location);
  return kind === 'small' || kind === 'large';
}

export const CITY_IDS: readonly LocationId[] = LOCATION_IDS.filter(isCity);

export const regionOf = (location: LocationId) => placeOf(location).region;

const asGraph = (links: readonly (readonly [LocationId, LocationId])[]) => graphOf(LOCATION_IDS, links);

const BY_ROAD = asGraph(ROADS);
const BY_RAIL = asGraph(RAILS.map(([a, b]) => [a, b]));
const BY_WESTERN_RAIL = asGraph(RAILS.filter(([, , region]) => region === 'western').map(([a, b]) => [a, b]));
const BY_SEA = asGraph([...SEA_LINKS, ...PORTS]);

export const roadsFrom = (location: LocationId) => BY_ROAD.get(location) ?? [];
export const railsFrom = (location: LocationId) => BY_RAIL.get(location) ?? [];
/** From a port to its seas, from a sea to the seas and ports that it touches. */
export const seaWaysFrom = (location: LocationId) => BY_SEA.get(location) ?? [];
export const westernRailsFrom = (location: LocationId) => BY_WESTERN_RAIL.get(location) ?? [];

export function isPort(location: LocationId): boolean {
  return !isSea(location) && seaWaysFrom(location).length > 0;
}

/** Everything that takes at least one and at most so many steps, the start left out, in the order of the board. */
export function within(
  ways: (from: LocationId) => readonly LocationId[],
  start: LocationId,
  steps: number,
): readonly LocationId[] {
  const reached = new Set(reachedWithin(ways, start, steps));
  return LOCATION_IDS.filter((location) => reached.has(location));
}
