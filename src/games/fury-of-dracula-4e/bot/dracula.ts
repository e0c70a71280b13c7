import type { Heard } from '../../kit/game-definition.js';
import type { LocationId, TrailPlaceId } from '../data/places.js';
import type { Event } from '../events/events.js';
import { DRACULA_HEALTH, TOKENS } from '../data/limits.js';
import { CASTLE, isSea } from '../map.js';
import type { View } from '../view/view.js';
import { besides, safety } from './distance.js';
import { placing } from './hiding.js';
import { nearness } from './places.js';
import { striking } from './striking.js';
import { ahead, traced, type Trace } from './trace.js';
import type { Worth } from './worth.js';

/** What the choice of a place counts with. */
const WEIGHT = {
  /** Where hunters would look for him, and how near they are. */
  expected: -3,
  near: -0.7,
  met: -8,
  sea: -1.6,
  seaToSea: -1.5,
  exits: 0.25,
  /** Another move to a city, when despair has come. */
  fury: 8,
  castle: 0.6,
  damage: -1,
} as const;

/** How well hunters could be there, all together. */
const threatAt = ({ hunters }: View, place: LocationId): number =>
  hunters.reduce((sum, { location }) => sum + (location === undefined ? 0 : nearness(location, place)), 0);

/** Ways that lead on from there without turning back. */
function exits({ trail, hunters }: View, place: LocationId): number {
  return besides(place).filter(
    (other) => !trail.some(({ at }) => at === other) && !hunters.some(({ location }) => location === other),
  ).length;
}

/** Away from hunters, where they do not expect him, with ways that lead on. */
function goodness(view: View, believed: ReadonlyMap<TrailPlaceId, number>, place: TrailPlaceId): number {
  if (isSea(place)) return WEIGHT.sea + WEIGHT.exits * Math.min(4, exits(view, place)) + nextTo(view, place);
  const near = threatAt(view, place);
  const met = safety(view, place) === 0 ? WEIGHT.met : 0;
  const home = place === CASTLE ? WEIGHT.castle * Math.min(2, view.dracula.damage) - 2 : 0;
  return (
    met +
    WEIGHT.expected * (believed.get(place) ?? 0) * near +
    WEIGHT.near * near +
    WEIGHT.exits * Math.min(4, exits(view, place)) +
    home +
    (view.despair >= TOKENS.despair ? WEIGHT.fury : 0)
  );
}

const nextTo = ({ dracula: { at } }: View, place: LocationId): number =>
  at !== undefined && isSea(at) && isSea(place) ? WEIGHT.seaToSea : 0;

/** How much he cares for a damage: the more, the fewer are left. */
const pain = ({ dracula }: View): number => 1 + dracula.damage / DRACULA_HEALTH;

function moving(view: View, trace: Trace): Worth {
  const believed = ahead(trace);
  const good = (place: TrailPlaceId) => goodness(view, believed, place);
  const { at, damage } = view.dracula;
  const stay = at === undefined ? 0 : good(at) - (view.despair >= TOKENS.despair ? WEIGHT.fury : 0);
  const known = view.dracula.revealed ? 3 : 0;
  return {
    startIn: ({ location }) => good(location),
    moveTo: ({ location }) => good(location) + 0.5,
    hide: () => stay - known,
    feed: () => stay - known - 1 + (damage >= 2 ? 0.8 * pain(view) : -3),
    darkCall: () => stay - known - 1.5,
    takeWolfForm: ({ location }) => good(location) + WEIGHT.damage * pain(view),
    misdirect: () => -20,
  };
}

export function draculaWorth(view: View, heard: readonly Heard<Event>[]): Worth {
  const asksWhere = view.asks?.is === 'draculaMoves' || view.asks?.is === 'placeDracula';
  return { ...placing(view), ...striking(view), ...(asksWhere ? moving(view, traced(heard)) : {}) };
}
