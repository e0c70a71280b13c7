import type { BoardTable } from '../kit/board.js';
import type { Message } from '../kit/message.js';
import { LAYOUTS } from './data/layouts.js';
import { message } from './describe.js';
import type { Content } from './values.js';
import type { View } from './view.js';

export const number = (count: number): Message => message('board.number', { count });

/** Graves by column and row, as actions name them, and the paths between their blocks. */
export function gridOf(view: View): BoardTable {
  const { graves, paths } = LAYOUTS[view.layout];
  const columns = [...new Set(graves.map(({ x }) => x))];
  const rows = [...new Set(graves.map(({ y }) => y))];
  const parted = (cells: readonly Message[], path: string) => [
    ...cells.slice(0, paths.rightOfColumn),
    message(path),
    ...cells.slice(paths.rightOfColumn),
  ];
  const across = columns.map(() => message('board.pathAcross'));
  return {
    rows: [
      [message('board.corner'), ...parted(columns.map(number), 'board.pathDown')],
      ...rows.flatMap((row) => {
        const cells = graves.filter(({ y }) => y === row).map(({ id }) => cellOf(view, id));
        const line = [number(row), ...parted(cells, 'board.pathDown')];
        return row === paths.belowRow
          ? [line, [message('board.corner'), ...parted(across, 'board.crossing')]]
          : [line];
      }),
    ],
  };
}

function cellOf({ lid, seen, frontier }: View, grave: number): Message {
  if (lid?.grave === grave) return message('board.cell.open', { cell: known(lid.colour, lid.content) });
  const one = seen?.find((other) => other.grave === grave);
  const cell = one === undefined ? message('board.cell.closed') : known(one.lid, one.content);
  return frontier?.includes(grave) === true ? message('board.cell.around', { cell }) : cell;
}

function known(lid: string, content: Content): Message {
  const number = content.is === 'garlic' ? { number: Number(content.owner.split('-')[1]) } : {};
  return message('board.cell.known', {
    letter: message(`letter.${lid}`),
    content: message(`board.cell.${content.is}`, number),
  });
}
