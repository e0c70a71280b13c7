export const LAYOUTS = ['wide', 'narrow'] as const;
export type LayoutName = (typeof LAYOUTS)[number];

/** How a picture is laid out, in its own units. */
export interface Layout {
  readonly name: LayoutName;
  readonly width: number;
  readonly margin: number;
  /** Between what stands under each other. */
  readonly gap: number;
  /** Whether the tracks stand beside the title, or below it. */
  readonly tracksBeside: boolean;
  /** A row of cards has room for so many, and for a few more if they would stand alone in the next. */
  readonly cards: { readonly inRow: number; readonly most: number };
  readonly legend: { readonly size: number; readonly row: number };
  /** How many sheets stand in a row where they are long, and where they are not. */
  readonly sheets: {
    readonly long: number;
    readonly short: number;
    /** Whether the first one has a row of its own, where the last one would be alone in its row. */
    readonly firstAlone: boolean;
  };
  readonly columnsOfNotes: number;
  readonly grid: GridLayout;
}

export interface GridLayout {
  /** Of a cell, where there is room for it. */
  readonly cell: { readonly width: number; readonly height: number };
  /** Around the cells, also for their numbers. */
  readonly margin: { readonly before: number; readonly after: number };
  readonly path: number;
}

export const LAYOUT: Readonly<Record<LayoutName, Layout>> = {
  wide: {
    name: 'wide',
    width: 1200,
    margin: 24,
    gap: 20,
    tracksBeside: true,
    cards: { inRow: 6, most: 8 },
    legend: { size: 20, row: 36 },
    sheets: { long: 2, short: 5, firstAlone: false },
    columnsOfNotes: 2,
    grid: { cell: { width: 104, height: 104 }, margin: { before: 34, after: 34 }, path: 40 },
  },
  narrow: {
    name: 'narrow',
    width: 600,
    margin: 12,
    gap: 20,
    tracksBeside: false,
    cards: { inRow: 3, most: 3 },
    legend: { size: 16, row: 34 },
    sheets: { long: 1, short: 2, firstAlone: true },
    columnsOfNotes: 1,
    grid: { cell: { width: 104, height: 92 }, margin: { before: 32, after: 8 }, path: 24 },
  },
};

/** What the margins leave. */
export const innerWidth = ({ width, margin }: Pick<Layout, 'width' | 'margin'>): number => width - 2 * margin;
