import fs from 'node:fs';
import { geoPath, type GeoContext, type GeoProjection } from 'd3-geo';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { around, holds, surrounding, type Box, type Point } from '../boxes.js';
import { short } from '../svg.js';
import { MAP_HEIGHT, MAP_WIDTH } from './projection.js';
import { thinned, type Ring } from './thinned.js';

/** What bends less, in units of the picture, is drawn straight: less than can be seen. Islands that are smaller are left out. */
const LEAST_BEND = 0.45;
const SMALLEST_ISLAND = 14;
/** The land goes on outside of the frame, so that its edge is not drawn as a coast. */
const BEYOND = 40;

/** An island is part of what is near; larger land is so only if there is a place on it. */
const LARGEST_ISLAND = 4000;

interface Land {
  readonly ring: Ring;
  readonly area: number;
  readonly box: Box;
}

/** Outlines of land: that with places and islands, and the rest. */
export interface Coast {
  readonly near: string;
  readonly far: string;
  /** Whether a point lies on the land that is near. */
  isLand(point: Point): boolean;
}

/** The outlines of all land, as Natural Earth has it at 1:50 million. */
export function coastOf(projection: GeoProjection, places: readonly Point[]): Coast {
  const all: readonly Land[] = ringsOf(projection)
    .map((whole) => thinned(whole, LEAST_BEND))
    .map((ring) => ({ ring, area: Math.abs(areaOf(ring)), box: surrounding(ring.map(boxOf)) }))
    .filter(({ area }) => area > SMALLEST_ISLAND);
  const isNear = (land: Land) => land.area < LARGEST_ISLAND || places.some((place) => isInside(place, land));
  const near = all.filter(isNear);
  return {
    near: outlined(near),
    far: outlined(all.filter((land) => !near.includes(land))),
    isLand: (point) => near.some((land) => isInside(point, land)),
  };
}

function ringsOf(projection: GeoProjection): readonly Ring[] {
  const world = JSON.parse(fs.readFileSync(require.resolve('world-atlas/land-50m.json'), 'utf8')) as Topology;
  const clipped = projection.clipExtent([
    [-BEYOND, -BEYOND],
    [MAP_WIDTH + BEYOND, MAP_HEIGHT + BEYOND],
  ]);
  const rings: [number, number][][] = [];
  geoPath(clipped, collecting(rings))(feature(world, world.objects['land']!));
  projection.clipExtent(null);
  return rings;
}

/** A canvas that keeps the lines it is told to draw. */
function collecting(rings: [number, number][][]): GeoContext {
  return {
    beginPath: () => undefined,
    moveTo: (x, y) => void rings.push([[x, y]]),
    lineTo: (x, y) => void rings.at(-1)?.push([x, y]),
    closePath: () => undefined,
    arc: () => undefined,
  };
}

const boxOf = ([x, y]: Ring[number]): Box => around({ x, y }, 0);

const outlined = (all: readonly Land[]): string =>
  all.map(({ ring }) => `M${ring.map(([x, y]) => `${short(x)},${short(y)}`).join('L')}Z`).join('');

/** Whether a line from the point to the right crosses the outline an odd number of times. */
function isInside(point: Point, { ring, box }: Land): boolean {
  if (!holds(box, point)) return false;
  const { x, y } = point;
  let isIn = false;
  let [fromX, fromY] = ring.at(-1)!;
  for (const [toX, toY] of ring) {
    if (fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)) isIn = !isIn;
    [fromX, fromY] = [toX, toY];
  }
  return isIn;
}

const areaOf = (ring: Ring): number =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
