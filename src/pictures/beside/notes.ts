import type { BoardPart, BoardTable } from '../../games/kit/board.js';
import { innerWidth, type Layout } from '../layout.js';
import type { Say } from '../map/chart.js';
import { SOFT_INK } from '../palette.js';
import { at, stacked, type Drawn } from '../svg.js';
import { textWidth } from '../text-width.js';
import { paragraph, write } from '../writing.js';

const GAP = 36;
const SIZE = 18;
const BETWEEN = 16;

/** What is told in words, in columns of about the same height. */
export function drawnNotes(notes: readonly BoardPart[], layout: Layout, say: Say): Drawn {
  const count = layout.columnsOfNotes;
  const wide = (innerWidth(layout) - GAP * (count - 1)) / count;
  const columns = Array.from({ length: count }, (): Drawn[] => []);
  const height = (column: readonly Drawn[]) => column.reduce((sum, part) => sum + part.height + BETWEEN, 0);
  for (const note of notes) {
    const lowest = columns.reduce((best, column) => (height(column) < height(best) ? column : best));
    lowest.push(noteOf(note, wide, say));
  }
  const drawn = columns.map((column) => stacked(column, BETWEEN));
  return {
    svg: drawn.map(({ svg }, index) => (index === 0 ? svg : at(index * (wide + GAP), 0, svg))).join(''),
    height: Math.max(...drawn.map((column) => column.height)),
  };
}

function noteOf({ title, lines }: BoardPart, width: number, say: Say): Drawn {
  return stacked(
    [
      paragraph(say(title), width, { size: 21, bold: true }),
      ...lines.flatMap((line) =>
        'rows' in line ? tableOf(line, width, say) : [paragraph(say(line), width, { size: SIZE })],
      ),
    ],
    4,
  );
}

/** The first cell of each row beside the others. */
function tableOf({ rows }: BoardTable, width: number, say: Say): readonly Drawn[] {
  const heads = rows.map(([head]) => (head === undefined ? '' : say(head)));
  const wide = Math.min(width / 2, Math.max(0, ...heads.map((head) => textWidth(head, SIZE))) + 14);
  return rows.map(([, ...cells], row) => {
    const text = paragraph(cells.map(say).join(' · '), width - wide, { size: SIZE });
    const head = write(heads[row]!, 0, SIZE * 0.98, { size: SIZE, fill: SOFT_INK, italic: true });
    return { svg: head + at(wide, 0, text.svg), height: Math.max(text.height, SIZE * 1.32) };
  });
}
