import { innerWidth, type Layout } from './layout.js';
import { INK, SOFT_INK } from './palette.js';
import { at, type Drawn } from './svg.js';
import { textWidth } from './text-width.js';
import { fitting, write } from './writing.js';

const GAP = 22;
/** Where the middle of a sample stands, and where its words begin. */
const MIDDLE = 22;
const WORDS = 50;
const MOST_COLUMNS = 6;

/** A sign, drawn about its middle, at most 40 wide and 34 high, and what it means. */
export interface Sample {
  readonly drawn: string;
  readonly says: string;
}

/** Samples with their words, in as many columns as there is room for, read downwards. */
export function drawnLegend(samples: readonly Sample[], layout: Layout): Drawn {
  if (samples.length === 0) return { svg: '', height: 0 };
  const width = innerWidth(layout);
  const { size, row: high } = layout.legend;
  const widthOf = (column: readonly Sample[]) => columnWidth(column, size);
  const columns = columnsOf(samples, width, widthOf);
  const spare = (width - columns.reduce((sum, column) => sum + widthOf(column), 0)) / columns.length;
  let x = 0;
  const svg = columns.map((column) => {
    const left = x;
    x += widthOf(column) + Math.max(0, Math.min(GAP, spare));
    return at(left, 0, ...column.map((sample, row) => lineOf(sample, (row + 0.5) * high, { size, width })));
  });
  return { svg: svg.join(''), height: Math.max(...columns.map(({ length }) => length)) * high };
}

/** As many columns as fit. */
function columnsOf(
  samples: readonly Sample[],
  width: number,
  widthOf: (column: readonly Sample[]) => number,
): readonly (readonly Sample[])[] {
  for (let count = MOST_COLUMNS; count > 1; count -= 1) {
    const rows = Math.ceil(samples.length / count);
    const columns = Array.from({ length: Math.ceil(samples.length / rows) }, (_, at) =>
      samples.slice(at * rows, (at + 1) * rows),
    );
    if (columns.reduce((sum, column) => sum + widthOf(column), 0) <= width) return columns;
  }
  return [samples];
}

const columnWidth = (column: readonly Sample[], size: number): number =>
  WORDS + Math.max(...column.map(({ says }) => textWidth(says, size))) + GAP / 2;

interface Room {
  readonly size: number;
  readonly width: number;
}

function lineOf({ drawn, says }: Sample, y: number, { size: usual, width }: Room): string {
  // Sizes are written to a tenth.
  const size = Math.floor(fitting(says, usual, width - WORDS) * 10) / 10;
  const fill = size === usual ? SOFT_INK : INK;
  return at(MIDDLE, y, drawn) + write(says, WORDS, y + size * 0.34, { size, fill });
}
