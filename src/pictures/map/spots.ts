import type { GeoProjection } from 'd3-geo';
import type { Chart, ChartPlace } from '../../games/kit/scene.js';
import type { Point } from '../boxes.js';
import { pointOf } from './projection.js';

/** How far a place keeps from others, in units of the picture. */
const APART: Readonly<Record<ChartPlace['kind'], number>> = {
  town: 21,
  city: 21,
  castle: 21,
  hospital: 13,
  sea: 19,
};
const ROUNDS = 300;
/** How much of the way home is gone in each round. */
const HOMESICK = 0.02;

export interface Spot extends Point {
  readonly place: ChartPlace;
}

interface Moving {
  readonly place: ChartPlace;
  readonly home: Point;
  /** How far it keeps from others. */
  readonly apart: number;
  x: number;
  y: number;
}

/** Where places are drawn: where they are, except that those which crowd are moved apart. */
export function spotsOf({ places }: Chart, projection: GeoProjection): readonly Spot[] {
  const moving: Moving[] = places.map((place) => {
    const home = pointOf(projection, place.at);
    return { place, home, apart: APART[place.kind], x: home.x, y: home.y };
  });
  for (let round = 0; round < ROUNDS; round += 1) settle(moving);
  return moving.map(({ place, x, y }) => ({ place, x, y }));
}

function settle(moving: readonly Moving[]): void {
  for (const one of moving) {
    one.x += (one.home.x - one.x) * HOMESICK;
    one.y += (one.home.y - one.y) * HOMESICK;
  }
  for (let first = 0; first < moving.length; first += 1)
    for (let second = first + 1; second < moving.length; second += 1) part(moving[first]!, moving[second]!);
}

function part(one: Moving, other: Moving): void {
  const [across, down] = [other.x - one.x, other.y - one.y];
  const least = one.apart + other.apart;
  // Most places are far from each other.
  if (Math.abs(across) >= least || Math.abs(down) >= least) return;
  const apart = Math.hypot(across, down) || 1;
  const lack = least - apart;
  if (lack <= 0) return;
  const step = { x: (across / apart) * (lack / 2), y: (down / apart) * (lack / 2) };
  one.x -= step.x;
  one.y -= step.y;
  other.x += step.x;
  other.y += step.y;
}
