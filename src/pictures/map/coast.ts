import fs from 'node:fs';
import { geoPath, type GeoContext, type GeoProjection } from 'd3-geo';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { short } from '../svg.js';
import { MAP_HEIGHT, MAP_WIDTH } from './projection.js';

/** Points that lie nearer to the one before are left out, and islands that are smaller. */
const NEAR = 1.6;
const SMALLEST_ISLAND = 14;
/** The land goes on outside of the frame, so that its edge is not drawn as a coast. */
const BEYOND = 40;

type Ring = [number, number][];

/** The outlines of all land, as Natural Earth has it at 1:50 million. */
export function coastOf(projection: GeoProjection): string {
  const land = JSON.parse(fs.readFileSync(require.resolve('world-atlas/land-50m.json'), 'utf8')) as Topology;
  const clipped = projection.clipExtent([
    [-BEYOND, -BEYOND],
    [MAP_WIDTH + BEYOND, MAP_HEIGHT + BEYOND],
  ]);
  const rings: Ring[] = [];
  geoPath(clipped, collecting(rings))(feature(land, land.objects['land']!));
  projection.clipExtent(null);
  return rings
    .map(thinned)
    .filter((ring) => Math.abs(areaOf(ring)) > SMALLEST_ISLAND)
    .map((ring) => `M${ring.map(([x, y]) => `${short(x)},${short(y)}`).join('L')}Z`)
    .join('');
}

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
