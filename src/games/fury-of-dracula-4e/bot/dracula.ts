import type { TrailPlaceId } from '../data/places.js';
import { DRACULA_HEALTH, TOKENS } from '../data/limits.js';
import { CASTLE, isSea } from '../map.js';
import type { View } from '../view/view.js';
import { besides, safety } from './distance.js';
import { placing } from './hiding.js';
import { nearness } from './places.js';
import { striking } from './striking.js';
import type { Worth } from './worth.js';

/** What the choice of a place counts with. */
const WEIGHT = {
  /** For all hunters together, by how near they are; and to be where one is. */
  near: -0.3,
  met: -8,
  sea: -1.6,
  seaToSea: -1.5,
  exits: 0.25,
  /** Another move to a city, when despair has come. */
  fury: 8,
  /** The castle heals, and shows where he is. */
  castle: 0.6,
  shown: -2,
  move: 0.5,
  /** A damage of his own making, and one that he heals: the more of them, the fewer are left. */
  damage: -1,
  heal: 0.8,
  /** To stay where he was seen; a round in which nothing is hidden. */
  seen: -3,
  idle: -1,
} as const;

/** How well hunters could be there, all together. */
const threatAt = ({ hunters }: View, place: TrailPlaceId): number =>
  hunters.reduce((sum, { location }) => sum + (location === undefined ? 0 : nearness(location, place)), 0);

/** Ways that lead on from there without turning back. */
function exits({ trail, hunters }: View, place: TrailPlaceId): number {
  return besides(place).filter(
    (other) => !trail.some(({ at }) => at === other) && !hunters.some(({ location }) => location === other),
  ).length;
}

const wayOut = (view: View, place: TrailPlaceId): number => WEIGHT.exits * Math.min(4, exits(view, place));

function atSea(view: View, place: TrailPlaceId): number {
  const { at } = view.dracula;
  return WEIGHT.sea + wayOut(view, place) + (at !== undefined && isSea(at) ? WEIGHT.seaToSea : 0);
}

/** Away from hunters, with ways that lead on. */
function goodness(view: View, place: TrailPlaceId): number {
  if (isSea(place)) return atSea(view, place);
  const met = safety(view, place) === 0 ? WEIGHT.met : 0;
  const home = place === CASTLE ? WEIGHT.castle * Math.min(2, view.dracula.damage) + WEIGHT.shown : 0;
  return met + WEIGHT.near * threatAt(view, place) + wayOut(view, place) + home + furyOf(view);
}

const furyOf = ({ despair }: View): number => (despair >= TOKENS.despair ? WEIGHT.fury : 0);

const pain = ({ dracula }: View): number => 1 + dracula.damage / DRACULA_HEALTH;

function moving(view: View): Worth {
  const good = (place: TrailPlaceId) => goodness(view, place);
  const { at, damage, revealed } = view.dracula;
  const stays = (at === undefined ? 0 : good(at) - furyOf(view)) + (revealed ? WEIGHT.seen : 0);
  return {
    startIn: ({ location }) => good(location),
    moveTo: ({ location }) => good(location) + WEIGHT.move,
    hide: () => stays,
    feed: () => stays + WEIGHT.idle + WEIGHT.heal * (damage >= 2 ? pain(view) : -4),
    darkCall: () => stays + 1.5 * WEIGHT.idle,
    takeWolfForm: ({ location }) => good(location) + WEIGHT.damage * pain(view),
    misdirect: () => -20,
  };
}

export const draculaWorth = (view: View): Worth => ({ ...moving(view), ...placing(view), ...striking(view) });
