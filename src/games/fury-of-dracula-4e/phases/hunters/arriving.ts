import type { Action } from '../../actions/actions.js';
import { pickFor } from '../../chance.js';
import type { LocationId } from '../../data/places.js';
import { adjacentTo, isCity, regionOf } from '../../map.js';
import { draculaIsAt, hideoutsOf, hunterOf, whereIs } from '../../reading.js';
import type { HunterId } from '../../seats.js';
import type { State } from '../../state.js';
import type { Step } from '../../steps/steps.js';
import type { Tale } from '../../tale.js';
import type { Means } from '../../values.js';
import type { Deed, Question } from '../phase.js';
import { reveal, turnUpPlace } from '../trail/laying.js';

/** A hunter goes there, and what follows from it comes next. */
export function move(tale: Tale, seat: HunterId, location: LocationId, by: Means): void {
  const { region } = hunterOf(tale.state, seat);
  const from = whereIs(tale.state, seat);
  tale.tell({ type: 'HunterMoved', seat, location, by });
  const before = region === undefined ? {} : { region };
  tale.next({ is: 'hunterArrives', hunter: seat, from, by, ...before });
}

export const rideTo: Deed<'rideTo'> = {
  happens: (tale, { hunter, location }) => move(tale, hunter, location, 'rail'),
};

/** Inferred: several roads at once, too. */
const ROAD_MOVES: readonly Means[] = ['road', 'horses', 'emergency'];

/** Published: what Dracula plays on it comes before anything is turned up. */
export const hunterArrives: Deed<'hunterArrives'> = {
  happens: (tale, { hunter, from, by, region }) => {
    const location = whereIs(tale.state, hunter);
    if (!isCity(location)) return;
    const about = { passed: [], hunter, from, by, location };
    const windows: Step[] = [];
    if (ROAD_MOVES.includes(by)) windows.push({ is: 'window', window: 'afterRoadMove', ...about });
    if (region !== undefined && region !== regionOf(location))
      windows.push({ is: 'window', window: 'afterRegionChange', ...about });
    tale.next(...windows, { is: 'cityEntered', hunter });
  },
};

/** Published: hideouts of the city are turned up; source document: if he is there, Dracula is revealed, and he may ambush. */
export const cityEntered: Deed<'cityEntered'> = {
  happens: (tale, { hunter }) => {
    const location = whereIs(tale.state, hunter);
    if (!isCity(location)) return;
    turnUpPlace(tale, location);
    if (draculaIsAt(tale.state) === location) reveal(tale);
    const encounters = hideoutsOf(tale.state, location).some(({ lies }) => lies.encounters.length > 0);
    if (encounters) tale.next({ is: 'ambush', hunter, location, met: [] });
  },
};

const flights = (state: State, hunter: HunterId): readonly Action[] =>
  adjacentTo(whereIs(state, hunter), state.options).map((location) => ({
    type: 'chooseLocation',
    location,
  }));

/** Ruling: by a road, or by a way between a port and the sea; it counts as a move. */
export const batsLead: Question<'batsLead'> = {
  asks: () => ['dracula'],
  mayDo: (state, { hunter }) => flights(state, hunter),
  inTime: (state, { hunter }, seat, random) => pickFor(seat, flights(state, hunter), random),
  does: {
    chooseLocation: (tale, { step: { hunter }, action: { location } }) => {
      tale.tell({ type: 'BatsGone', seat: hunter });
      tale.tell({ type: 'HunterDelayed', seat: hunter });
      move(tale, hunter, location, 'bats');
    },
  },
};
