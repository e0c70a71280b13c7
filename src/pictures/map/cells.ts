import type { Box, Point } from '../boxes.js';
import type { Spot } from './spots.js';

/** An edge of a cell, and the place on its other side; none where the map ends. */
export interface Edge {
  readonly from: Point;
  readonly beyond?: Spot;
}

/** The part of the map that is nearer to a place than to any other, as edges that follow each other. */
export interface Cell {
  readonly spot: Spot;
  readonly edges: readonly Edge[];
}

export function cellsOf(spots: readonly Spot[], { left, top, right, bottom }: Box): readonly Cell[] {
  const frame: readonly Edge[] = [
    { from: { x: left, y: top } },
    { from: { x: right, y: top } },
    { from: { x: right, y: bottom } },
    { from: { x: left, y: bottom } },
  ];
  return spots.map((spot) => ({
    spot,
    edges: spots
      .filter((other) => other !== spot)
      .reduce((edges, other) => cutBetween(edges, spot, other), frame),
  }));
}

/** What of a cell is on this side of the line half-way to another place. */
function cutBetween(edges: readonly Edge[], spot: Spot, other: Spot): readonly Edge[] {
  const middle = { x: (spot.x + other.x) / 2, y: (spot.y + other.y) / 2 };
  const beyond = ({ x, y }: Point) =>
    (x - middle.x) * (other.x - spot.x) + (y - middle.y) * (other.y - spot.y);
  return edges.flatMap((edge, at) => {
    const to = edges[(at + 1) % edges.length]!.from;
    const [first, second] = [beyond(edge.from), beyond(to)];
    if (first <= 0 && second <= 0) return [edge];
    if (first > 0 && second > 0) return [];
    const crossing = along(edge.from, to, first / (first - second));
    return first <= 0 ? [edge, { from: crossing, beyond: other }] : [{ ...edge, from: crossing }];
  });
}

const along = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});
