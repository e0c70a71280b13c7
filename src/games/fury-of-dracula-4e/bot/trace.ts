import { normal, stepped, tracked, type Chances, type Ways } from '../../kit/bot/chances.js';
import { within } from '../../kit/graph.js';
import type { Heard } from '../../kit/game-definition.js';
import type { LocationId, TrailPlaceId } from '../data/places.js';
import type { Event } from '../events/events.js';
import { CARD_IDS, CASTLE, isSea } from '../map.js';
import type { Back } from '../values.js';
import { besides, stepsOnFoot } from './distance.js';
import { hintsOf } from './hints.js';
import type { Laying, Step } from './laying.js';

/** Where Dracula may be. */
export type Places = Chances<TrailPlaceId>;

/** How much rarer than a plain step something is. */
const RARE = {
  /** A card that lies face down, and by which he stays. */
  hide: 0.12,
  /** From anywhere: what cards do that the bot does not follow. */
  elsewhere: 0.0005,
  /** Against a hint. */
  denied: 0.01,
  /** He goes seldom to where hunters stand, or one or two steps from there. */
  near: [0.02, 0.6, 0.9],
} as const;

/** So many layings, the newest first, tell where he is; what is older says nothing any more. */
const REMEMBERED = 12;

const SEAS: readonly TrailPlaceId[] = CARD_IDS.filter(isSea);
const LAND: readonly TrailPlaceId[] = CARD_IDS.filter((place) => !isSea(place) && place !== CASTLE);
const BY_BACK: Readonly<Record<Back, readonly TrailPlaceId[]>> = { land: LAND, sea: SEAS };

const ways = (place: TrailPlaceId) => besides(place) as readonly TrailPlaceId[];
const onLand = (place: TrailPlaceId) => ways(place).filter((to) => !isSea(to) && !isSea(place));

function waysBy(steps: (from: TrailPlaceId) => readonly TrailPlaceId[], stays: number): Ways<TrailPlaceId> {
  const around = (from: TrailPlaceId) => new Map<TrailPlaceId, number>(steps(from).map((to) => [to, 1]));
  return new Map(CARD_IDS.map((from) => [from, isSea(from) ? around(from) : around(from).set(from, stays)]));
}

const TWO_ROADS = waysBy((from) => within(onLand, from, 2), 0);
const WAYS: Readonly<Record<Exclude<Step, 'stays'>, Ways<TrailPlaceId>>> = {
  plain: waysBy(ways, RARE.hide),
  wolf: TWO_ROADS,
  bat: TWO_ROADS,
};

/** What the table knows of one laying by itself. */
function told(laying: Laying): Places {
  if (laying.shown !== undefined) return new Map([[laying.shown, 1]]);
  const near = (place: LocationId) =>
    Math.min(1, ...laying.hunters.map((hunter) => RARE.near[stepsOnFoot(hunter, place)] ?? 1));
  const places: readonly TrailPlaceId[] = laying.step === 'stays' ? [...LAND, CASTLE] : BY_BACK[laying.back];
  return new Map(places.map((place) => [place, near(place) * RARE.denied ** laying.against(place)]));
}

function signOf(laying: Laying) {
  const { step } = laying;
  return {
    own: told(laying),
    way: (places: Places) => (step === 'stays' ? places : stepped(places, WAYS[step])),
  };
}

/** What the table can work out of the way of Dracula. */
export interface Trace {
  readonly now: Places;
  /** By the space of the trail. */
  readonly bySpace: ReadonlyMap<number, Places>;
  readonly byLair: ReadonlyMap<number, Places>;
}

export function traced(heard: readonly Heard<Event>[]): Trace {
  const { layings, lairs, spaceOf } = hintsOf(heard);
  const last = layings.slice(-REMEMBERED).toReversed();
  const places = tracked(last.map(signOf), RARE.elsewhere);
  const bySpace = new Map<number, Places>();
  for (const [index, laying] of last.entries()) {
    const space = spaceOf(laying);
    if (!bySpace.has(space)) bySpace.set(space, places[index] ?? new Map());
  }
  const byLair = new Map([...lairs].map(([space, laying]) => [space, normal(told(laying))] as const));
  return { now: places[0] ?? normal(new Map(LAND.map((place) => [place, 1] as const))), bySpace, byLair };
}

/** Where he may be after his next move. */
export const ahead = ({ now }: Trace): Places => normal(stepped(now, WAYS.plain));
