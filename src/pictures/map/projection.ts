import { geoConicConformal, type GeoProjection } from 'd3-geo';
import type { Chart } from '../../games/kit/scene.js';
import type { Box, Point } from '../boxes.js';

export const MAP_WIDTH = 1152;
export const MAP_HEIGHT = 864;
export const FRAME: Box = { left: 0, top: 0, right: MAP_WIDTH, bottom: MAP_HEIGHT };

/** Room around the places for names and seas. */
const ROOM = { left: 56, right: 150, top: 56, bottom: 40 };
/** No place comes nearer to the edge. */
const EDGE = { across: 66, down: 30 };

const FROM_EDGE = 7;

/** Names keep away from the edge. */
export const within = ({ left, top, right, bottom }: Box): Box => ({
  ...{ left: left + FROM_EDGE, top: top + FROM_EDGE, right: right - FROM_EDGE, bottom: bottom - FROM_EDGE },
});

/** Europe as an atlas shows it, such that the land places of a chart fill the map. */
export function projectionOf({ places }: Chart): GeoProjection {
  const coordinates = places
    .filter(({ kind }) => kind !== 'sea')
    .map(({ at: [latitude, longitude] }) => [longitude, latitude]);
  return geoConicConformal()
    .parallels([39, 54])
    .rotate([-9.5, 0])
    .fitExtent(
      [
        [ROOM.left, ROOM.top],
        [MAP_WIDTH - ROOM.right, MAP_HEIGHT - ROOM.bottom],
      ],
      { type: 'MultiPoint', coordinates },
    );
}

/** Where a place is drawn; far seas come to the edge. */
export function pointOf(projection: GeoProjection, [latitude, longitude]: readonly [number, number]): Point {
  const [x, y] = projection([longitude, latitude])!;
  const within = (value: number, most: number, edge: number) => Math.min(Math.max(value, edge), most - edge);
  return { x: within(x, MAP_WIDTH, EDGE.across), y: within(y, MAP_HEIGHT, EDGE.down) };
}
