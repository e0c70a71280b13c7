import type { Action } from '../actions.js';
import type { LocationId } from '../data/places.js';
import { POWERS, type PowerId } from '../data/powers.js';
import { HOSPITAL, isSea, roadsFrom, seaWaysFrom, within } from '../map.js';
import { draculaIsAt, everySpace, isLaidOut, isNight } from '../reading.js';
import type { State } from '../state.js';

/** Consecrated Ground, a Heavenly Host or a storm keeps Dracula out; the hospital always does. */
export function isClosedToDracula({ board }: State, location: LocationId): boolean {
  return (
    location === HOSPITAL ||
    location === board.consecrated ||
    board.hosts.includes(location) ||
    location === board.storm?.location
  );
}

/** The card of the place must be in his hand. */
export function mayEnter(state: State, location: LocationId): boolean {
  return !isClosedToDracula(state, location) && !isLaidOut(state, location);
}

/**
 * Blood for going to this place. Source document: embarking costs one, the first sail nothing, every further sail one,
 * landing nothing. Rufus Smith makes every move to a sea cost one.
 */
export function bloodFor({ sails, options, allies }: State, to: LocationId): number {
  if (!isSea(to)) return 0;
  if (sails === undefined || allies.hunters === 'rufus-smith') return 1;
  const sail = sails + 1;
  if (options.seaBlood === 'alternate') return sail % 2 === 0 ? 1 : 0;
  return sail === 1 ? 0 : 1;
}

/** Nobody may spend his last blood. */
export const canPay = ({ blood }: State, cost: number) => cost === 0 || cost < blood;

function byRoad(state: State): readonly Action[] {
  const open = roadsFrom(draculaIsAt(state)).filter((location) => mayEnter(state, location));
  return open.map((location) => ({ type: 'moveByRoad', location }));
}

function bySea(state: State): readonly Action[] {
  const open = seaWaysFrom(draculaIsAt(state)).filter(
    (location) => mayEnter(state, location) && canPay(state, bloodFor(state, location)),
  );
  return open.map((location) => ({ type: 'moveBySea', location }));
}

/** A power that lies in the trail, or has just left it, is not in the hand. */
function isInHand({ trail, leaving }: State, power: PowerId): boolean {
  return ![...trail, ...leaving].some(({ card, powers }) => card === power || powers.includes(power));
}

const costOf = (power: PowerId) => Math.max(0, -(POWERS.find(({ id }) => id === power)?.blood ?? 0));

function mayUse(state: State, power: PowerId): boolean {
  const needsNight = POWERS.some(({ id, night }) => id === power && night);
  const byDay = power === 'dark-call' && state.options.darkCallByDay;
  return (!needsNight || byDay || isNight(state)) && isInHand(state, power) && canPay(state, costOf(power));
}

/** Places whose card can be brought back. */
function isInTheTrail(state: State, location: LocationId): boolean {
  return !isClosedToDracula(state, location) && everySpace(state).some(({ lies }) => lies.card === location);
}

function doublingBack(state: State): readonly Action[] {
  if (!mayUse(state, 'double-back')) return [];
  const at = draculaIsAt(state);
  const ways = state.options.doubleBackBySea ? [...roadsFrom(at), ...seaWaysFrom(at)] : roadsFrom(at);
  const back = ways.filter((to) => isInTheTrail(state, to) && canPay(state, bloodFor(state, to)));
  return back.map((location) => ({ type: 'doubleBack', location }));
}

/** One or two roads; a place that is closed to him is in the way, too. */
function asWolf(state: State): readonly LocationId[] {
  const open = (from: LocationId) => roadsFrom(from).filter((to) => !isClosedToDracula(state, to));
  return within(open, draculaIsAt(state), 2);
}

function inWolfForm(state: State): readonly Action[] {
  if (!mayUse(state, 'wolf-form')) return [];
  const reached = asWolf(state);
  const { wolfFormCombines } = state.options;
  const back = wolfFormCombines && mayUse(state, 'double-back') ? reached : [];
  return [
    ...reached
      .filter((to) => mayEnter(state, to))
      .map((location): Action => ({ type: 'takeWolfForm', location })),
    ...back
      .filter((to) => isInTheTrail(state, to))
      .map((location): Action => ({ type: 'doubleBackAsWolf', location })),
    ...(wolfFormCombines && mayStay(state) && mayUse(state, 'hide') ? [{ type: 'hideAsWolf' } as const] : []),
  ];
}

/** Powers that keep him in place are not for a place that is closed to him. */
const mayStay = (state: State) => !isClosedToDracula(state, draculaIsAt(state));

function staying(state: State): readonly Action[] {
  if (!mayStay(state)) return [];
  return [
    ...(mayUse(state, 'dark-call') ? [{ type: 'darkCall' } as const] : []),
    ...(mayUse(state, 'feed') ? [{ type: 'feed' } as const] : []),
    ...(mayUse(state, 'hide') ? [{ type: 'hide' } as const] : []),
  ];
}

/** Source document: no powers at sea. */
export function movesOfDracula(state: State): readonly Action[] {
  const powers = isSea(draculaIsAt(state))
    ? []
    : [...staying(state), ...doublingBack(state), ...inWolfForm(state)];
  return [...byRoad(state), ...bySea(state), ...powers];
}
