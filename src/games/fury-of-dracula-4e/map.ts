import { graphOf, within, type Graph } from '../kit/graph.js';
import {
  HOSPITALS,
  PLACES,
  type CityId,
  type HospitalId,
  type LocationId,
  type Place,
  type RegionId,
  type SeaId,
  type TrailPlaceId,
} from './data/places.js';
import { PORTS, RAILS, REMARKED_ROAD, ROADS, SEA_LINKS, type RailColour } from './data/routes.js';

export const LOCATION_IDS: readonly LocationId[] = PLACES.map(({ id }) => id);
const BY_ID: ReadonlyMap<LocationId, Place> = new Map(PLACES.map((place) => [place.id, place]));

export const CASTLE = 'castle-dracula' satisfies LocationId;

export function placeOf(location: LocationId): Place {
  return BY_ID.get(location) as Place;
}

export const isSea = (location: LocationId): location is SeaId => placeOf(location).kind === 'sea';
export const isHospital = (location: LocationId): location is HospitalId =>
  placeOf(location).kind === 'hospital';
/** The castle counts as a city. */
export const isCity = (location: LocationId): location is CityId => !isSea(location) && !isHospital(location);

export const CITY_IDS: readonly CityId[] = LOCATION_IDS.filter(isCity);
export const SEA_IDS: readonly SeaId[] = LOCATION_IDS.filter(isSea);
export const HOSPITAL_IDS: readonly HospitalId[] = LOCATION_IDS.filter(isHospital);
/** Every city and sea has a location card. */
export const CARD_IDS: readonly TrailPlaceId[] = LOCATION_IDS.filter(
  (id): id is TrailPlaceId => !isHospital(id),
);

/** None at sea and in a hospital. */
export function regionOf(location: LocationId): RegionId | undefined {
  const { region } = placeOf(location);
  return region === 'none' ? undefined : region;
}

export const cityOf = (hospital: HospitalId): CityId => HOSPITALS[hospital];

/** A hospital has no ways of its own. */
function waysOf<Place extends TrailPlaceId>(graph: Graph<TrailPlaceId>) {
  return (location: LocationId) => (graph.get(location as TrailPlaceId) ?? []) as readonly Place[];
}
const asGraph = (links: readonly (readonly [TrailPlaceId, TrailPlaceId])[]) => graphOf(CARD_IDS, links);
const railLinks = (colours: readonly RailColour[]) =>
  asGraph(RAILS.filter(([, , colour]) => colours.includes(colour)).map(([a, b]) => [a, b]));

const BY_ROAD = waysOf<CityId>(asGraph(ROADS));
const BY_ROAD_AS_REMARKED = waysOf<CityId>(asGraph([...ROADS, REMARKED_ROAD]));

/** What of the board is optional. */
export interface Roads {
  readonly genevaMilanRoad: boolean;
}

export function roadsFrom(location: LocationId, { genevaMilanRoad }: Roads): readonly CityId[] {
  return genevaMilanRoad ? BY_ROAD_AS_REMARKED(location) : BY_ROAD(location);
}
export const railsFrom = waysOf<CityId>(railLinks(['white', 'yellow']));
export const whiteRailsFrom = waysOf<CityId>(railLinks(['white']));
/** From a port to its seas, from a sea to the seas and ports that it touches. */
export const seaWaysFrom = waysOf(asGraph([...SEA_LINKS, ...PORTS]));

export const isPort = (location: LocationId) => isCity(location) && seaWaysFrom(location).length > 0;

/** One road, or a way between a port and its sea or between two seas. */
export function adjacentTo(location: LocationId, roads: Roads): readonly TrailPlaceId[] {
  return [...roadsFrom(location, roads), ...seaWaysFrom(location)];
}

/** The hospitals whose cities are the fewest steps away by these ways, if any can be reached. */
function fewestSteps(
  ways: (place: LocationId) => readonly LocationId[],
  from: LocationId,
): readonly HospitalId[] {
  for (let steps = 0; steps < LOCATION_IDS.length; steps += 1) {
    const reached = [from, ...within(ways, from, steps)];
    const near = HOSPITAL_IDS.filter((hospital) => reached.includes(cityOf(hospital)));
    if (near.length > 0) return near;
  }
  return [];
}

/** Inferred: the hospitals whose cities are the fewest roads away; by sea, too, only if no road leads to any. */
export function nearestHospitals(from: LocationId, roads: Roads): readonly HospitalId[] {
  if (isHospital(from)) return [from];
  const byRoad = fewestSteps((place) => roadsFrom(place, roads), from);
  return byRoad.length > 0 ? byRoad : fewestSteps((place) => adjacentTo(place, roads), from);
}
