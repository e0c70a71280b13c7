import type { Message } from '../../games/kit/message.js';
import type { Chart } from '../../games/kit/scene.js';
import { around, holds, outside, shared, surrounding, type Box, type Point } from '../boxes.js';
import { LAND, SOFT_INK } from '../palette.js';
import { element, escaped } from '../svg.js';
import { textWidth } from '../text-width.js';
import type { Cell } from './cells.js';
import type { Coast } from './coast.js';
import type { Label } from './labels.js';
import { MAP_HEIGHT, MAP_WIDTH } from './projection.js';
import { SIGN_SIZE } from './signs.js';
import type { Spot } from './spots.js';

const SIZE = 22;
const SPACED = 5;
/** How far apart the points are at which a name may stand, and how far from the nearest of its places. */
const STEP = 14;
const REACH = 110;
/** Where figures stand about a place. */
const ELBOW_ROOM = 34;
/** What part of the places of a region must be on a sheet that has its name. */
const LEAST_HERE = 0.8;
const WEIGHTS = { name: 1, sign: 2, figures: 0.12, way: 22, away: 1.2, sea: 70 };

export interface RegionName {
  readonly text: string;
  readonly at: Point;
  readonly box: Box;
}

interface Around {
  readonly labels: readonly Label[];
  readonly spots: readonly Spot[];
  readonly onWays: readonly Point[];
  readonly coast: Pick<Coast, 'isLand'>;
  /** Names stand within it, or not at all. */
  readonly frame: Box;
}

/** Names of regions that are here but for a place or two, each where it hides the least, upon its own land. */
export function regionNames(
  { regions = [] }: Chart,
  cells: readonly Cell[],
  drawn: Around,
  say: (name: Message) => string,
): readonly RegionName[] {
  const names: RegionName[] = [];
  for (const { id, name } of regions) {
    const whole = cells.filter(({ spot }) => spot.place.region === id);
    const own = whole.filter(({ spot }) => drawn.spots.includes(spot));
    if (own.length < LEAST_HERE * whole.length) continue;
    const all = standing(say(name).toUpperCase(), own).filter(({ box }) => outside(box, drawn.frame) === 0);
    const near = crowd(drawn, names, surrounding(all.map(({ box }) => box)));
    const best = cheapest(all, (one) => costOf(one, own, near), drawn.coast);
    if (best !== undefined) names.push(best);
  }
  return names;
}

/** A name at every point of the map that is within its region. */
function standing(text: string, own: readonly Cell[]): readonly RegionName[] {
  const half = (textWidth(text, SIZE, true) + SPACED * text.length) / 2;
  const reach = surrounding(own.map(({ spot }) => around(spot, REACH)));
  return stepsIn(reach.top, reach.bottom, MAP_HEIGHT)
    .flatMap((y) => stepsIn(reach.left, reach.right, MAP_WIDTH).map((x) => ({ x, y })))
    .map((at) => ({ text, at, box: around(at, half, SIZE / 2) }))
    .filter((one) => isWithin(one, own));
}

const stepsIn = (from: number, to: number, most: number): readonly number[] =>
  Array.from({ length: Math.floor(most / STEP) }, (_, at) => at * STEP).filter((at) => at > from && at < to);

const nearest = ({ x, y }: Point, own: readonly Cell[]): number =>
  Math.min(...own.map(({ spot }) => Math.hypot(spot.x - x, spot.y - y)));

/** Whether both ends of a name and its middle belong to places of these, and are not far from them. */
const isWithin = ({ at, box }: RegionName, own: readonly Cell[]): boolean =>
  nearest(at, own) < REACH &&
  [at.x, box.left, box.right].every((x) => own.some((cell) => isIn({ x, y: at.y }, cell)));

const isIn = (point: Point, { edges }: Cell): boolean =>
  edges.every(({ from }, at) => {
    const to = edges[(at + 1) % edges.length]!.from;
    return (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x) >= 0;
  });

/** What names of one region may hide. */
interface Crowd {
  readonly names: readonly Box[];
  readonly signs: readonly Box[];
  readonly figures: readonly Box[];
  readonly onWays: readonly Point[];
}

function crowd({ labels, spots, onWays }: Around, before: readonly RegionName[], room: Box): Crowd {
  const within = (boxes: readonly Box[]) => boxes.filter((box) => shared(box, room) > 0);
  return {
    names: within([...labels, ...before].map((one) => one.box)),
    signs: within(spots.map((spot) => around(spot, SIGN_SIZE.city))),
    figures: within(spots.map((spot) => around(spot, ELBOW_ROOM))),
    onWays: onWays.filter((point) => holds(room, point)),
  };
}

function costOf({ box, at }: RegionName, own: readonly Cell[], near: Crowd): number {
  const sum = (boxes: readonly Box[]) => boxes.reduce((total, other) => total + shared(box, other), 0);
  return (
    WEIGHTS.name * sum(near.names) +
    WEIGHTS.sign * sum(near.signs) +
    WEIGHTS.figures * sum(near.figures) +
    WEIGHTS.way * near.onWays.filter((point) => holds(box, point)).length +
    WEIGHTS.away * nearest(at, own)
  );
}

/** What a name costs that stands at sea is asked last, and only of those that may still be the best: coasts are long. */
function cheapest(
  all: readonly RegionName[],
  costOnLand: (one: RegionName) => number,
  coast: Around['coast'],
): RegionName | undefined {
  const ordered = all
    .map((one) => ({ one, cost: costOnLand(one) }))
    .toSorted((first, second) => first.cost - second.cost);
  let best: (typeof ordered)[number] | undefined;
  for (const { one, cost } of ordered) {
    if (best !== undefined && cost >= best.cost) break;
    const atSea = [one.box.left, one.at.x, one.box.right].filter((x) => !coast.isLand({ x, y: one.at.y }));
    const whole = cost + WEIGHTS.sea * atSea.length;
    if (best === undefined || whole < best.cost) best = { one, cost: whole };
  }
  return best?.one;
}

const HALO = { stroke: LAND, 'stroke-width': 5, 'stroke-opacity': 0.6, 'stroke-linejoin': 'round' };

/** @param isUponCoasts whether it has to be read upon their lines */
export const letteredRegion = ({ text, at: { x, y } }: RegionName, isUponCoasts: boolean): string =>
  element(
    'text',
    {
      ...{ x: x + SPACED / 2, y: y + SIZE * 0.34, 'font-size': SIZE, 'letter-spacing': SPACED },
      ...{ 'font-weight': 'bold', 'text-anchor': 'middle', fill: SOFT_INK, 'fill-opacity': 0.75 },
      ...(isUponCoasts ? { ...HALO, 'paint-order': 'stroke' } : {}),
    },
    escaped(text),
  );
