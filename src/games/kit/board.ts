import type { Message } from './message.js';

/** Rows with their cells under each other. The last cell may be long. */
export interface BoardTable {
  readonly rows: readonly (readonly Message[])[];
}

/** A part of the board and of what lies beside it, under a heading. */
export interface BoardPart {
  readonly title: Message;
  readonly lines: readonly (Message | BoardTable)[];
}

/** A part, if there is anything in it. */
export function partOf(title: Message, lines: readonly (Message | BoardTable)[]): readonly BoardPart[] {
  const some = lines.filter((line) => !('rows' in line) || line.rows.length > 0);
  return some.length === 0 ? [] : [{ title, lines: some }];
}
