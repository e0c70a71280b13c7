import { INK, SOFT_INK } from './palette.js';
import { at, type Drawn } from './svg.js';
import { textWidth } from './text-width.js';
import { fitting, write } from './writing.js';

const SIZE = 20;
const ROW = 36;
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
export function drawnLegend(samples: readonly Sample[], width: number): Drawn {
  if (samples.length === 0) return { svg: '', height: 0 };
  const columns = columnsOf(samples, width);
  const spare = (width - columns.reduce((sum, column) => sum + widthOf(column), 0)) / columns.length;
  let x = 0;
  const svg = columns.map((column) => {
    const left = x;
    x += widthOf(column) + Math.max(0, Math.min(GAP, spare));
    return at(left, 0, ...column.map((sample, row) => lineOf(sample, row, width)));
  });
  return { svg: svg.join(''), height: Math.max(...columns.map(({ length }) => length)) * ROW };
}

/** As many columns as fit. */
function columnsOf(samples: readonly Sample[], width: number): readonly (readonly Sample[])[] {
  for (let count = MOST_COLUMNS; count > 1; count -= 1) {
    const rows = Math.ceil(samples.length / count);
    const columns = Array.from({ length: Math.ceil(samples.length / rows) }, (_, at) =>
      samples.slice(at * rows, (at + 1) * rows),
    );
    if (columns.reduce((sum, column) => sum + widthOf(column), 0) <= width) return columns;
  }
  return [samples];
}

const widthOf = (column: readonly Sample[]): number =>
  WORDS + Math.max(...column.map(({ says }) => textWidth(says, SIZE))) + GAP / 2;

function lineOf({ drawn, says }: Sample, row: number, width: number): string {
  const y = (row + 0.5) * ROW;
  const size = fitting(says, SIZE, width - WORDS);
  return (
    at(MIDDLE, y, drawn) + write(says, WORDS, y + size * 0.34, { size, fill: size === SIZE ? SOFT_INK : INK })
  );
}
