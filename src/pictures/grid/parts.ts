import type { GridScene } from '../../games/kit/scene.js';
import type { Point } from '../boxes.js';
import { innerWidth, type Layout } from '../layout.js';

/** A part of a grid: some of its columns, and all of its rows. */
export interface GridPart {
  readonly columns: { readonly first: number; readonly last: number };
  readonly cell: { readonly width: number; readonly height: number };
  readonly across: number;
  readonly down: number;
  /** The middle lines of the paths. Left out: there are none. */
  readonly paths?: { readonly x: number; readonly y: number; readonly wide: number };
  readonly middle: (column: number, row: number) => Point;
}

/** What the grass takes of a path. */
const SIDES = 12;

/** All of a grid, or what lies left and right of its path, where all of it has no room. */
export function partsOf(scene: GridScene, layout: Layout): readonly GridPart[] {
  const { columns, paths } = scene;
  const { margin, path, cell } = layout.grid;
  const besides = margin.before + margin.after + (paths === undefined ? 0 : path);
  const room = innerWidth(layout) - besides;
  if (columns * cell.width <= room || paths === undefined)
    return [partOf(scene, layout, { first: 1, last: columns }, Math.min(cell.width, room / columns))];
  const { rightOfColumn } = paths;
  const width = Math.min(cell.width, room / Math.max(rightOfColumn, columns - rightOfColumn));
  return [
    partOf(scene, layout, { first: 1, last: rightOfColumn }, width),
    partOf(scene, layout, { first: rightOfColumn + 1, last: columns }, width),
  ];
}

/** The path lies between columns, or at the side where the grid is parted. */
function partOf(
  { rows, paths }: GridScene,
  { grid: { margin, path, cell } }: Layout,
  columns: GridPart['columns'],
  width: number,
): GridPart {
  const { first, last } = columns;
  const height = cell.height;
  const wide = paths === undefined ? 0 : path;
  const before = (column: number) => (paths !== undefined && column > paths.rightOfColumn ? wide : 0);
  const above = (row: number) => (paths !== undefined && row > paths.belowRow ? wide : 0);
  return {
    columns,
    cell: { width, height },
    across: (last - first + 1) * width + wide + margin.before + margin.after,
    down: rows * height + wide + margin.before + margin.after,
    ...(paths === undefined
      ? {}
      : {
          paths: {
            x: margin.before + Math.max(0, paths.rightOfColumn - first + 1) * width + wide / 2,
            y: margin.before + paths.belowRow * height + wide / 2,
            wide: wide - SIDES,
          },
        }),
    middle: (column, row) => ({
      x: margin.before + (column - first + 0.5) * width + before(column),
      y: margin.before + (row - 0.5) * height + above(row),
    }),
  };
}
