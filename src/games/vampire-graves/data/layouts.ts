export interface Grave {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  /** In the order of their ids. An id is never used by two layouts. */
  readonly graves: readonly Grave[];
  /** Two crossing paths part the board: one right of a column, one below a row. */
  readonly paths: { readonly rightOfColumn: number; readonly belowRow: number };
}

/**
 * Published: sixty graves in four blocks of different sizes between two crossing paths.
 * Ruling: ten columns by six rows, since the printed grid is not known.
 */
function grid10x6(): readonly Grave[] {
  return Array.from({ length: 60 }, (_, id) => ({ id, x: (id % 10) + 1, y: Math.floor(id / 10) + 1 }));
}

export const LAYOUT_NAMES = ['grid-10x6'] as const;
export type LayoutName = (typeof LAYOUT_NAMES)[number];

export const LAYOUTS: Readonly<Record<LayoutName, Layout>> = {
  'grid-10x6': { graves: grid10x6(), paths: { rightOfColumn: 6, belowRow: 4 } },
};
