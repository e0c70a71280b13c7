import { sameValue } from '../../kit/same-value.js';
import type { Action } from '../actions.js';
import type { LocationId } from '../data/places.js';
import { isSea, LOCATION_IDS, railsFrom, roadsFrom, seaWaysFrom, westernRailsFrom, within } from '../map.js';
import { hunterOf, whereIs } from '../reading.js';
import type { HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { TrainFace } from '../values.js';

type Party = readonly HunterId[];

/** Hunters who act together stand in one place. */
export function placeOfParty(state: State, hunters: Party): LocationId {
  const [leader] = hunters;
  if (leader === undefined) throw new Error('Nobody acts');
  return whereIs(state, leader);
}

function isBlocked(
  { board: { roadblock } }: State,
  way: 'road' | 'rail',
  from: LocationId,
  to: LocationId,
): boolean {
  if (roadblock?.way !== way) return false;
  return [roadblock.from, roadblock.to].includes(from) && [roadblock.from, roadblock.to].includes(to);
}

/** Ways that are not closed by the Roadblock. */
const open = (state: State, way: 'road' | 'rail', ways: (from: LocationId) => readonly LocationId[]) => {
  return (from: LocationId) => ways(from).filter((to) => !isBlocked(state, way, from, to));
};

export const openRoads = (state: State) => open(state, 'road', roadsFrom);

/** Source document: on board nobody turns round, back to the port or sea that the turn before left. */
function isTurningBack(state: State, hunters: Party, to: LocationId): boolean {
  const banned = state.options.hunterSeaReturn === 'banned';
  return banned && hunters.some((hunter) => hunterOf(state, hunter).cameFrom === to);
}

export function isClosedSea({ board, options }: State, to: LocationId): boolean {
  return options.stormBlocksHunters && board.storm?.location === to;
}

/** One step by sea. */
export function seaSteps(state: State, hunters: Party): readonly LocationId[] {
  return seaWaysFrom(placeOfParty(state, hunters)).filter(
    (to) => !isClosedSea(state, to) && !isTurningBack(state, hunters, to),
  );
}

/** Whose Fast Horse may be ridden. Ruling: where hunters keep their hands from each other, only that of the leader. */
export function riderOf(state: State, hunters: Party): HunterId | undefined {
  const known = state.options.huntersShareHands ? hunters : hunters.slice(0, 1);
  return known.find((hunter) => hunterOf(state, hunter).items.includes('fast-horse'));
}

/** Two roads on a Fast Horse, where one road does not lead. */
function byHorse(state: State, hunters: Party): readonly LocationId[] {
  if (riderOf(state, hunters) === undefined) return [];
  const from = placeOfParty(state, hunters);
  const near = openRoads(state)(from);
  return within(openRoads(state), from, 2).filter((to) => !near.includes(to));
}

/** Source document: how far a ticket takes a hunter; three segments only if the whole way is western. */
export function trainRides(state: State, from: LocationId, face: TrainFace): readonly LocationId[] {
  const any = open(state, 'rail', railsFrom);
  const west = open(state, 'rail', westernRailsFrom);
  const rides: Readonly<Record<TrainFace, () => readonly LocationId[]>> = {
    X: () => [],
    '0': () => [],
    '1': () => within(any, from, 1),
    '2': () => within(any, from, 2),
    '3': () => within(any, from, 3),
    '2/3': () => {
      const reached = [...within(any, from, 2), ...within(west, from, 3)];
      return LOCATION_IDS.filter((location) => reached.includes(location));
    },
  };
  return rides[face]();
}

function movesOnLand(state: State, hunters: Party, train: boolean): readonly Action[] {
  const from = placeOfParty(state, hunters);
  const rails = open(state, 'rail', railsFrom)(from);
  return [
    { type: 'stay' },
    ...openRoads(state)(from).map((location): Action => ({ type: 'moveByRoad', location })),
    ...byHorse(state, hunters).map((location): Action => ({ type: 'rideHorse', location })),
    ...(train && rails.length > 0 ? [{ type: 'moveByRail' } as const] : []),
  ];
}

function bySea(state: State, hunters: Party): readonly Action[] {
  return seaSteps(state, hunters).map((location) => ({ type: 'moveBySea', location }));
}

const isFogbound = (state: State, hunters: Party) =>
  hunters.some((hunter) => hunterOf(state, hunter).held === 'fog');

/** Where hunters may go. What one of them declared binds as long as it is legal. */
export function movesOfHunters(state: State, hunters: Party, train: boolean): readonly Action[] {
  if (isFogbound(state, hunters)) return [{ type: 'stay' }];
  const atSea = isSea(placeOfParty(state, hunters));
  const moves = [...(atSea ? [] : movesOnLand(state, hunters, train)), ...bySea(state, hunters)];
  const declared = hunters.map((hunter) => hunterOf(state, hunter).declared);
  const bound = moves.filter((move) => declared.some((one) => sameValue(one, move)));
  if (bound.length > 0) return bound;
  return moves.length > 0 ? moves : [{ type: 'stay' }];
}
