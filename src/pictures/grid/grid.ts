import type { GridCell, GridScene } from '../../games/kit/scene.js';
import type { Say } from '../map/chart.js';
import { INK, SOFT_INK } from '../palette.js';
import { at, element, path, rect, type Drawn } from '../svg.js';
import { write } from '../writing.js';
import { CELL, drawnCell } from './cells.js';

const GRASS = '#cdd3b4';
const GRAVEL = '#e6d9b8';
const PATH_WIDTH = 40;
const MARGIN = 34;

/** Graves in their blocks, and the paths between them. */
export function drawnGrid(scene: GridScene, width: number, say: Say): Drawn {
  const { columns, rows, paths, cells } = scene;
  const across = columns * CELL.width + (paths === undefined ? 0 : PATH_WIDTH) + 2 * MARGIN;
  const down = rows * CELL.height + (paths === undefined ? 0 : PATH_WIDTH) + 2 * MARGIN;
  const middle = (column: number, row: number) => ({
    x: MARGIN + (column - 0.5) * CELL.width + (column > (paths?.rightOfColumn ?? columns) ? PATH_WIDTH : 0),
    y: MARGIN + (row - 0.5) * CELL.height + (row > (paths?.belowRow ?? rows) ? PATH_WIDTH : 0),
  });
  const svg = [
    rect(0, 0, across, down, { rx: 6, fill: GRASS, stroke: INK, 'stroke-width': 1.6 }),
    ...(paths === undefined ? [] : [drawnPaths(paths, across, down)]),
    ...(scene.numbered ? numbers(scene, middle) : []),
    ...cells.map((cell) => {
      const { x, y } = middle(cell.column, cell.row);
      return at(x, y, pointed(cell, drawnCell(cell, say)));
    }),
  ];
  return { svg: at((width - across) / 2, 0, ...svg), height: down };
}

/** Says by which member of an action the cell is named, for whoever lays out buttons or points at the picture. */
function pointed({ named, column, row }: GridCell, drawn: string): string {
  if (named === undefined) return drawn;
  const { member, value } = named;
  const data = { 'data-member': member, 'data-value': value, 'data-column': column, 'data-row': row };
  return element('g', data, drawn);
}

function drawnPaths(
  { rightOfColumn, belowRow }: NonNullable<GridScene['paths']>,
  across: number,
  down: number,
): string {
  const x = MARGIN + rightOfColumn * CELL.width + PATH_WIDTH / 2;
  const y = MARGIN + belowRow * CELL.height + PATH_WIDTH / 2;
  return path(`M${x},1V${down - 1}M1,${y}H${across - 1}`, {
    stroke: GRAVEL,
    'stroke-width': PATH_WIDTH - 12,
  });
}

function numbers(
  { columns, rows }: GridScene,
  middle: (column: number, row: number) => { readonly x: number; readonly y: number },
): readonly string[] {
  const hand = { size: 17, fill: SOFT_INK, anchor: 'middle' } as const;
  const counted = (most: number) => Array.from({ length: most }, (_, at) => at + 1);
  return [
    ...counted(columns).map((column) => write(String(column), middle(column, 1).x, 24, hand)),
    ...counted(rows).map((row) => write(String(row), 18, middle(1, row).y + 6, hand)),
  ];
}
