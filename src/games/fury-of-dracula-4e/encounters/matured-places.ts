import type { Action } from '../actions/actions.js';
import { hideoutAt, huntersAt, locationIn } from '../reading.js';
import { HUNTERS, type HunterId } from '../seats.js';
import type { CityId, RegionId } from '../data/places.js';
import { CITY_IDS, isCity, regionOf } from '../map.js';
import { turnUpCards } from '../phases/trail/laying.js';
import type { State } from '../state.js';
import type { Tale } from '../tale.js';
import type { MaturedAsks, Matures } from './rule.js';

/** Where the encounter matures. */
export function placeOfMatured(state: State, { spot }: Matures | MaturedAsks): CityId {
  const { at } = hideoutAt(state, spot);
  if (at === undefined || !isCity(at)) throw new Error('An encounter matures in a city');
  return at;
}

/** The place is shown; where a power alone lies, Dracula names it. */
export function showPlace(tale: Tale, step: Matures): void {
  turnUpCards(tale, step.spot);
  if (locationIn(hideoutAt(tale.state, step.spot)) === undefined)
    tale.tell({ type: 'PlaceNamed', seat: 'dracula', location: placeOfMatured(tale.state, step) });
}

/** The place is shown, and Dracula says which city it concerns. */
export function showAndAsk(tale: Tale, step: Matures): void {
  const { encounter, spot } = step;
  showPlace(tale, step);
  tale.next({ is: 'maturedAsks', encounter, spot });
}

export const toCities = (cities: readonly CityId[]): readonly Action[] =>
  cities.map((location) => ({ type: 'chooseLocation', location }));

export const citiesOf = (region: RegionId | undefined): readonly CityId[] =>
  CITY_IDS.filter((city) => regionOf(city) === region);

/** Whoever is in one of these cities, in their order. */
export function huntersIn(state: State, cities: readonly CityId[]): readonly HunterId[] {
  const there = cities.flatMap((city) => huntersAt(state, city));
  return HUNTERS.filter((hunter) => there.includes(hunter));
}
