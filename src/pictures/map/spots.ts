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
  x: number;
  y: number;
}

/** Where places are drawn: where they are, except that those which crowd are moved apart. */
export function spotsOf({ places }: Chart, projection: GeoProjection): readonly Spot[] {
  const moving: Moving[] = places.map((place) => {
    const home = pointOf(projection, place.at);
    return { place, home, ...home };
  });
  for (let round = 0; round < ROUNDS; round += 1) settle(moving);
  return moving.map(({ place, x, y }) => ({ place, x, y }));
}

function settle(moving: readonly Moving[]): void {
  for (const one of moving) {
    one.x += (one.home.x - one.x) * HOMESICK;
    one.y += (one.home.y - one.y) * HOMESICK;
  }
  moving.forEach((one, index) => moving.slice(index + 1).forEach((other) => part(one, other)));
}

function part(one: Moving, other: Moving): void {
  const [across, down] = [other.x - one.x, other.y - one.y];
  const apart = Math.hypot(across, down) || 1;
  const lack = APART[one.place.kind] + APART[other.place.kind] - apart;
  if (lack <= 0) return;
  const step = { x: (across / apart) * (lack / 2), y: (down / apart) * (lack / 2) };
  one.x -= step.x;
  one.y -= step.y;
  other.x += step.x;
  other.y += step.y;
}
