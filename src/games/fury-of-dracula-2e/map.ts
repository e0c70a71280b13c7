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

type Graph = ReadonlyMap<LocationId, readonly LocationId[]>;

/** Neighbours in the order of the board. */
function graphOf(links: readonly (readonly [LocationId, LocationId])[]): Graph {
  const around = (place: LocationId) =>
    LOCATION_IDS.filter((other) =>
      links.some(([a, b]) => (a === place && b === other) || (b === place && a === other)),
    );
  return new Map(LOCATION_IDS.map((place) => [place, around(place)]));
}

const BY_ROAD = graphOf(ROADS);
const BY_RAIL = graphOf(RAILS.map(([a, b]) => [a, b]));
const BY_WESTERN_RAIL = graphOf(RAILS.filter(([, , region]) => region === 'western').map(([a, b]) => [a, b]));
const BY_SEA = graphOf([...SEA_LINKS, ...PORTS]);

export const roadsFrom = (location: LocationId) => BY_ROAD.get(location) ?? [];
export const railsFrom = (location: LocationId) => BY_RAIL.get(location) ?? [];
/** From a port to its seas, from a sea to the seas and ports that it touches. */
export const seaWaysFrom = (location: LocationId) => BY_SEA.get(location) ?? [];
export const westernRailsFrom = (location: LocationId) => BY_WESTERN_RAIL.get(location) ?? [];

export function isPort(location: LocationId): boolean {
  return !isSea(location) && seaWaysFrom(location).length > 0;
}

/** Everything that takes at least one and at most so many steps, the start left out. */
export function within(
  ways: (from: LocationId) => readonly LocationId[],
  start: LocationId,
  steps: number,
): readonly LocationId[] {
  let reached = new Set([start]);
  for (let step = 0; step < steps; step += 1) reached = new Set([...reached, ...[...reached].flatMap(ways)]);
  return LOCATION_IDS.filter((location) => location !== start && reached.has(location));
}
