import type { Chart } from '../../games/kit/scene.js';
import { BORDER, REGIONS } from '../palette.js';
import { path, rect, short } from '../svg.js';
import { cellsOf, type Cell } from './cells.js';
import { FRAME } from './projection.js';
import type { Spot } from './spots.js';

const BORDER_LOOK = { fill: 'none', stroke: BORDER, 'stroke-width': 4.6, 'stroke-linecap': 'round' };

const points = (cell: Cell): string =>
  cell.edges.map(({ from: { x, y } }) => `${short(x)},${short(y)}`).join('L');

/** The land of each region in a tint of its own, with bands where two meet. Without regions nothing. */
export function drawnRegions({ regions = [] }: Chart, cells: readonly Cell[]): string {
  const tints = regions.map(({ id }, at) => {
    const tint = REGIONS[at % REGIONS.length]!;
    const own = cells.filter(({ spot }) => spot.place.region === id);
    return path(`M${own.map(points).join('ZM')}Z`, { fill: tint, stroke: tint });
  });
  const borders = cells.flatMap((cell) => bordersOf(cell)).join('');
  return tints.length === 0 ? '' : tints.join('') + path(borders, BORDER_LOOK);
}

/** The nearest place of those that belong to a region decides to which a point belongs. */
export const regionCells = (spots: readonly Spot[]): readonly Cell[] =>
  cellsOf(
    spots.filter(({ place }) => place.region !== undefined),
    FRAME,
  );

/** Each border once: from the side of the region whose name comes first. */
const bordersOf = ({ spot, edges }: Cell): readonly string[] =>
  edges.flatMap(({ from, beyond }, at) => {
    if (beyond === undefined || spot.place.region! >= beyond.place.region!) return [];
    const to = edges[(at + 1) % edges.length]!.from;
    return [`M${short(from.x)},${short(from.y)}L${short(to.x)},${short(to.y)}`];
  });

/** How a border looks in a legend: two tints and the band between them. */
export const borderSign = (): string =>
  rect(-19, -11, 19, 22, { fill: REGIONS[1]! }) +
  rect(0, -11, 19, 22, { fill: REGIONS[2]! }) +
  path('M0,-11V11', BORDER_LOOK);
