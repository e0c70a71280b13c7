import type { BoardPart } from '../games/kit/board.js';
import type { Say } from './map/chart.js';

/** A board as sentences, for those who have a picture read to them. */
export const spoken = (parts: readonly BoardPart[], say: Say): string =>
  parts
    .map(({ title, lines }) => {
      const told = lines.flatMap((line) =>
        'rows' in line ? line.rows.map((row) => row.map(say).filter(isSaid).join(', ')) : [say(line)],
      );
      return `${say(title)}: ${told.join('; ')}`;
    })
    .join('\n');

/** The corner of a table is blank. */
const isSaid = (cell: string): boolean => cell.trim() !== '';
