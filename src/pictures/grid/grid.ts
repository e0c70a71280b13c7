import type { GridCell, GridScene } from '../../games/kit/scene.js';
import { innerWidth, type Layout } from '../layout.js';
import type { Say } from '../map/chart.js';
import { INK, SOFT_INK } from '../palette.js';
import { at, element, path, rect, stacked, type Drawn } from '../svg.js';
import { write } from '../writing.js';
import { drawnCell } from './cells.js';
import { partsOf, type GridPart } from './parts.js';

const GRASS = '#cdd3b4';
const GRAVEL = '#e6d9b8';
const BETWEEN = 8;

/** Graves in their blocks, and the paths between them; in two parts where there is no room for all columns, the right one at the right. */
export function drawnGrid(scene: GridScene, layout: Layout, say: Say): Drawn {
  const width = innerWidth(layout);
  const parts = partsOf(scene, layout).map((part) => ({ part, drawn: drawnPart(scene, part, say) }));
  const [whole] = parts;
  if (parts.length === 1) return moved(whole!.drawn, (width - whole!.part.across) / 2);
  return stacked(
    parts.map(({ part, drawn }, index) => moved(drawn, index === 0 ? 0 : width - part.across)),
    BETWEEN,
  );
}

const moved = ({ svg, height }: Drawn, x: number): Drawn => ({ svg: at(x, 0, svg), height });

function drawnPart(scene: GridScene, part: GridPart, say: Say): Drawn {
  const { across, down, columns, middle } = part;
  const isHere = ({ column }: GridCell) => column >= columns.first && column <= columns.last;
  const svg = [
    rect(0, 0, across, down, { rx: 6, fill: GRASS, stroke: INK, 'stroke-width': 1.6 }),
    ...drawnPaths(part),
    ...(scene.numbered ? numbers(scene, part) : []),
    ...scene.cells.filter(isHere).map((cell) => {
      const { x, y } = middle(cell.column, cell.row);
      return at(x, y, pointed(cell, drawnCell(cell, part.cell.width, say)));
    }),
  ];
  return { svg: svg.join(''), height: down };
}

/** Says by which member of an action the cell is named, for whoever lays out buttons or points at the picture. */
function pointed({ named, column, row }: GridCell, drawn: string): string {
  if (named === undefined) return drawn;
  const { member, value } = named;
  const data = { 'data-member': member, 'data-value': value, 'data-column': column, 'data-row': row };
  return element('g', data, drawn);
}

function drawnPaths({ across, down, paths }: GridPart): readonly string[] {
  if (paths === undefined) return [];
  const { x, y, wide } = paths;
  return [path(`M${x},1V${down - 1}M1,${y}H${across - 1}`, { stroke: GRAVEL, 'stroke-width': wide })];
}

function numbers({ rows }: GridScene, { columns: { first, last }, middle }: GridPart): readonly string[] {
  const hand = { size: 17, fill: SOFT_INK, anchor: 'middle' } as const;
  const counted = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return [
    ...counted(first, last).map((column) => write(String(column), middle(column, 1).x, 24, hand)),
    ...counted(1, rows).map((row) => write(String(row), 18, middle(first, row).y + 6, hand)),
  ];
}
