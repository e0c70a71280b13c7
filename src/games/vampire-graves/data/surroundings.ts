import type { Options } from '../options.js';
import { LAYOUT_NAMES, LAYOUTS, type Grave, type Layout } from './layouts.js';

type Adjacency = Pick<Options, 'layout' | 'adjacency' | 'pathsBlock'>;

/** King: the touching graves, diagonals included. Rook: those that share a side. */
function touches(adjacency: Options['adjacency'], from: Grave, to: Grave): boolean {
  const across = Math.abs(from.x - to.x);
  const down = Math.abs(from.y - to.y);
  return adjacency === 'king' ? Math.max(across, down) === 1 : across + down === 1;
}

function sameBlock({ paths }: Layout, from: Grave, to: Grave): boolean {
  return (
    from.x > paths.rightOfColumn === to.x > paths.rightOfColumn &&
    from.y > paths.belowRow === to.y > paths.belowRow
  );
}

function tableOf({ layout: name, adjacency, pathsBlock }: Adjacency): ReadonlyMap<number, readonly number[]> {
  const layout = LAYOUTS[name];
  const around = (from: Grave) =>
    layout.graves
      .filter((to) => touches(adjacency, from, to) && (!pathsBlock || sameBlock(layout, from, to)))
      .map((to) => to.id);
  return new Map(layout.graves.map((grave) => [grave.id, around(grave)]));
}

const nameOf = ({ layout, adjacency, pathsBlock }: Adjacency) => `${layout} ${adjacency} ${pathsBlock}`;

const TABLES = new Map(
  LAYOUT_NAMES.flatMap((layout) =>
    (['king', 'rook'] as const).flatMap((adjacency) =>
      [false, true].map((pathsBlock) => {
        const chosen = { layout, adjacency, pathsBlock };
        return [nameOf(chosen), tableOf(chosen)] as const;
      }),
    ),
  ),
);

/** The graves around this one. */
export function surroundings(adjacency: Adjacency, grave: number): readonly number[] {
  return TABLES.get(nameOf(adjacency))?.get(grave) ?? [];
}
