import { WAY_KINDS, type Chart, type ChartWay, type WayKind } from '../../games/kit/scene.js';
import { around, holds, surrounding, type Box, type Point } from '../boxes.js';
import { PAPER, RAIL, ROAD, SEA_INK } from '../palette.js';
import { element, path, short } from '../svg.js';
import type { Spot } from './spots.js';

/** A way that is drawn: a bow from one place to another. */
export interface Bow {
  readonly way: ChartWay;
  readonly from: Point;
  readonly over: Point;
  readonly to: Point;
}

/** How far from the straight line a bow may go, the first choice first. */
const BENDS = [0, 14, -14, 28, -28, 44, -44, 62, -62];
const NEAR_A_PLACE = 17;
const NEAR_A_WAY = 7;
const STEPS = 12;
const FARTHEST = Math.max(...BENDS) + NEAR_A_PLACE;

const between = (one: Point, other: Point, part: number): Point => ({
  x: one.x + (other.x - one.x) * part,
  y: one.y + (other.y - one.y) * part,
});

export const pointOn = ({ from, over, to }: Omit<Bow, 'way'>, part: number): Point =>
  between(between(from, over, part), between(over, to, part), part);

export const pointsOn = (bow: Omit<Bow, 'way'>): readonly Point[] =>
  Array.from({ length: STEPS - 1 }, (_, step) => pointOn(bow, (step + 1) / STEPS));

/** Every way as a bow that keeps away from other places, and from other ways between the same two. */
export function bowsOf({ ways }: Chart, spots: readonly Spot[]): readonly Bow[] {
  const bows: Bow[] = [];
  for (const way of ways) bows.push(bowOf(way, spots, bows));
  return bows;
}

function bowOf(way: ChartWay, spots: readonly Spot[], before: readonly Bow[]): Bow {
  const from = spots.find(({ place }) => place.id === way.from)!;
  const to = spots.find(({ place }) => place.id === way.to)!;
  const reach = reachOf(from, to);
  const others = spots.filter((spot) => spot !== from && spot !== to && holds(reach, spot));
  const beside = before.filter(({ way: other }) => isBeside(way, other)).flatMap(pointsOn);
  let best: { bow: Bow; cost: number } | undefined;
  for (const bend of BENDS) {
    // Every later bow is bent as much or more, and that alone costs as much.
    if (best !== undefined && best.cost <= costOfBend(bend)) break;
    const bow = { way, from, to, over: aside(from, to, bend) };
    const cost = costOf(bow, bend, others, beside);
    if (best === undefined || cost < best.cost) best = { bow, cost };
  }
  return best!.bow;
}

/** No place outside of it can be too near to a bow between these two. */
const reachOf = (from: Point, to: Point): Box => surrounding([around(from, FARTHEST), around(to, FARTHEST)]);

function isBeside(way: ChartWay, other: ChartWay): boolean {
  return other.from === way.from && other.to === way.to;
}

function aside(from: Point, to: Point, bend: number): Point {
  const middle = between(from, to, 0.5);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: middle.x + ((from.y - to.y) / length) * bend,
    y: middle.y + ((to.x - from.x) / length) * bend,
  };
}

const costOfBend = (bend: number): number => Math.abs(bend) / 8;

function costOf(bow: Bow, bend: number, others: readonly Point[], beside: readonly Point[]): number {
  const lack = (point: Point, near: readonly Point[], least: number) =>
    near.reduce((sum, other) => sum + lackBetween(point, other, least), 0);
  return pointsOn(bow).reduce(
    (sum, point) => sum + 4 * lack(point, others, NEAR_A_PLACE) + lack(point, beside, NEAR_A_WAY),
    costOfBend(bend),
  );
}

function lackBetween(one: Point, other: Point, least: number): number {
  const [across, down] = [Math.abs(other.x - one.x), Math.abs(other.y - one.y)];
  return across >= least || down >= least ? 0 : Math.max(0, least - Math.hypot(across, down));
}

/** Railways as lines with sleepers, of another pattern for each kind; what goes by sea is dotted. */
const STROKES: Readonly<Record<WayKind, readonly Readonly<Record<string, string | number>>[]>> = {
  sea: [{ stroke: SEA_INK, 'stroke-width': 1.6, 'stroke-dasharray': '0.1 6.5', 'stroke-linecap': 'round' }],
  road: [
    { stroke: PAPER, 'stroke-width': 5.4 },
    { stroke: ROAD, 'stroke-width': 2.6 },
  ],
  roadMaybe: [{ stroke: ROAD, 'stroke-width': 3, 'stroke-dasharray': '7 6' }],
  rail: [
    { stroke: PAPER, 'stroke-width': 7 },
    { stroke: RAIL, 'stroke-width': 1.3 },
    { stroke: RAIL, 'stroke-width': 6.4, 'stroke-dasharray': '1.4 7.6' },
  ],
  railOther: [
    { stroke: RAIL, 'stroke-width': 4.6 },
    { stroke: '#f3d98a', 'stroke-width': 2.6, 'stroke-dasharray': '7 7' },
  ],
  railCrossing: [
    { stroke: PAPER, 'stroke-width': 7 },
    { stroke: RAIL, 'stroke-width': 1.3 },
    { stroke: RAIL, 'stroke-width': 6.4, 'stroke-dasharray': '1.4 3 1.4 9' },
  ],
};

export const curve = ({ from, over, to }: Omit<Bow, 'way'>): string =>
  `M${short(from.x)},${short(from.y)}Q${short(over.x)},${short(over.y)} ${short(to.x)},${short(to.y)}`;

/** Lines along a path, as ways of this kind look. */
export const stroked = (kind: WayKind, d: string): string =>
  STROKES[kind].map((stroke) => path(d, stroke)).join('');

/** All ways, those by sea undermost. */
export function drawnWays(bows: readonly Bow[]): string {
  const kinds = [...WAY_KINDS].sort((one, other) => Number(other === 'sea') - Number(one === 'sea'));
  return element(
    'g',
    { fill: 'none' },
    ...kinds.flatMap((kind) => {
      const all = bows.filter(({ way }) => way.kind === kind);
      return all.length === 0 ? [] : [stroked(kind, all.map(curve).join(''))];
    }),
  );
}
