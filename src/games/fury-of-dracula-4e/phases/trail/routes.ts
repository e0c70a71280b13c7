import { within } from '../../../kit/graph.js';
import type { Action } from '../../actions/actions.js';
import { DRACULA_HEALTH, SEA_DAMAGE, SEA_DAMAGE_WITH_RUFUS, WOLF } from '../../data/limits.js';
import type { CityId, LocationId, TrailPlaceId } from '../../data/places.js';
import type { PowerId } from '../../data/powers.js';
import { evolve } from '../../evolve/evolve.js';
import { adjacentTo, CASTLE, isSea, roadsFrom } from '../../map.js';
import { draculaIsAt, isLaidOut, isPower, locationIn } from '../../reading.js';
import type { Hideout, State } from '../../state.js';
import type { StepOf } from '../../steps/steps.js';

/** Tokens that bind Dracula; fog, roadblocks and storms do not. */
const isBarred = ({ board }: State, location: LocationId) =>
  board.consecrated === location || board.hosts.includes(location as CityId);

/** Not where his card lies on the trail. A lair he may enter. */
export function mayEnter(state: State, location: LocationId): boolean {
  const onTrail = state.trail.some((hideout) => locationIn(hideout) === location);
  return !onTrail && !isBarred(state, location);
}

/** One road, one sea way; never by rail. */
export const destinations = (state: State): readonly TrailPlaceId[] =>
  adjacentTo(draculaIsAt(state), state.options).filter((to) => mayEnter(state, to));

/** Published: the city that he passes is not entered. */
const wolfDestinations = (state: State): readonly CityId[] =>
  within((from: CityId) => roadsFrom(from, state.options), draculaIsAt(state) as CityId, WOLF.roads).filter(
    (to) => mayEnter(state, to),
  );

/** Published: from sea to sea costs him. */
export function seaDamage({ allies }: State, from: LocationId, to: LocationId): number {
  if (!isSea(from) || !isSea(to)) return 0;
  return allies.hunters === 'rufus-smith' ? SEA_DAMAGE_WITH_RUFUS : SEA_DAMAGE;
}

const holds = (state: State, power: PowerId) => !isLaidOut(state, power);

function stays(state: State): readonly Action[] {
  const at = draculaIsAt(state);
  if (isSea(at) || isBarred(state, at)) return [];
  return [
    ...(holds(state, 'hide') ? [{ type: 'hide' } as const] : []),
    ...(holds(state, 'dark-call') ? [{ type: 'darkCall' } as const] : []),
    ...(holds(state, 'feed') && at !== CASTLE ? [{ type: 'feed' } as const] : []),
  ];
}

/** Ruling: not if it would destroy him. */
function asWolf(state: State): readonly Action[] {
  const dies = state.dracula.damage + WOLF.damage >= DRACULA_HEALTH;
  if (isSea(draculaIsAt(state)) || !holds(state, 'wolf-form') || dies) return [];
  return wolfDestinations(state).map((location) => ({ type: 'takeWolfForm', location }));
}

const moves = (state: State): readonly Action[] => [
  ...destinations(state).map((location): Action => ({ type: 'moveTo', location })),
  ...stays(state),
  ...asWolf(state),
];

/** Published: not his own place, nor the castle, nor where a power lies or where he hid. */
function mayMisdirect(state: State, hideout: Hideout): boolean {
  const location = locationIn(hideout);
  if (location === undefined || location === CASTLE || location === draculaIsAt(state)) return false;
  const hidThere = state.trail.some(
    ({ at, cards }) => at === location && cards.some(({ card }) => card === 'hide'),
  );
  return !hidThere && !hideout.cards.some(({ card }) => isPower(card));
}

const isFree = (state: State) => destinations(state).length > 0;

/** Only if he can move afterwards. */
function misdirections(state: State): readonly Action[] {
  if (!holds(state, 'misdirect')) return [];
  const after = (space: number) => evolve(state, { type: 'Misdirected', space });
  return state.trail
    .filter((hideout) => mayMisdirect(state, hideout))
    .filter(({ space }) => isFree(state) || moves(after(space)).length > 0)
    .map(({ space }) => ({ type: 'misdirect', space }));
}

type Moving = Pick<StepOf<'draculaMoves'>, 'misdirected'>;

export const canMove = (state: State, step: Moving): boolean =>
  isFree(state) || movesOfDracula(state, step).length > 0;

/** Where he may go, and the powers that he may use. */
export function movesOfDracula(state: State, { misdirected }: Moving): readonly Action[] {
  return [...moves(state), ...(misdirected ? [] : misdirections(state))];
}
