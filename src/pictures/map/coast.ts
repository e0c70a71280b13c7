import fs from 'node:fs';
import { geoPath, type GeoContext, type GeoProjection } from 'd3-geo';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import type { Point } from '../boxes.js';
import { short } from '../svg.js';
import { MAP_HEIGHT, MAP_WIDTH } from './projection.js';

/** Points that lie nearer to the one before are left out, and islands that are smaller. */
const NEAR = 1.6;
const SMALLEST_ISLAND = 14;
/** The land goes on outside of the frame, so that its edge is not drawn as a coast. */
const BEYOND = 40;

type Ring = [number, number][];

/** An island is part of what is near; larger land is so only if there is a place on it. */
const LARGEST_ISLAND = 4000;

/** Outlines of land: that with places and islands, and the rest. */
export interface Coast {
  readonly near: string;
  readonly far: string;
  /** Whether a point lies on the land that is near. */
  isLand(point: Point): boolean;
}

/** The outlines of all land, as Natural Earth has it at 1:50 million. */
export function coastOf(projection: GeoProjection, places: readonly Point[]): Coast {
  const world = JSON.parse(fs.readFileSync(require.resolve('world-atlas/land-50m.json'), 'utf8')) as Topology;
  const clipped = projection.clipExtent([
    [-BEYOND, -BEYOND],
    [MAP_WIDTH + BEYOND, MAP_HEIGHT + BEYOND],
  ]);
  const rings: Ring[] = [];
  geoPath(clipped, collecting(rings))(feature(world, world.objects['land']!));
  projection.clipExtent(null);
  const land = rings.map(thinned).filter((ring) => Math.abs(areaOf(ring)) > SMALLEST_ISLAND);
  const isNear = (ring: Ring) =>
    Math.abs(areaOf(ring)) < LARGEST_ISLAND || places.some((place) => isInside(place, ring));
  const near = land.filter(isNear);
  return {
    near: outlined(near),
    far: outlined(land.filter((ring) => !isNear(ring))),
    isLand: (point) => near.some((ring) => isInside(point, ring)),
  };
}

const outlined = (rings: readonly Ring[]): string =>
  rings.map((ring) => `M${ring.map(([x, y]) => `${short(x)},${short(y)}`).join('L')}Z`).join('');

/** Whether a line from the point to the right crosses the outline an odd number of times. */
const isInside = ({ x, y }: Point, ring: Ring): boolean =>
  ring.filter(([fromX, fromY], at) => {
    const [toX, toY] = ring[(at + 1) % ring.length]!;
    return fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY);
  }).length %
    2 ===
  1;

/** A canvas that keeps the lines it is told to draw. */
function collecting(rings: Ring[]): GeoContext {
  return {
    beginPath: () => undefined,
    moveTo: (x, y) => void rings.push([[x, y]]),
    lineTo: (x, y) => void rings.at(-1)?.push([x, y]),
    closePath: () => undefined,
    arc: () => undefined,
  };
}

function thinned(ring: Ring): Ring {
  const kept: Ring = [];
  for (const point of ring) {
    const last = kept.at(-1);
    if (last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1]) >= NEAR) kept.push(point);
  }
  return kept;
}

const areaOf = (ring: Ring): number =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
