import type { TableState } from '../play/table/table-state.js';
import type { Look } from './said.js';

/** Players of seats of other sides. Who is out has no say. */
function surelyOthers({ seats, out }: TableState, asker: string) {
  const side = seats.find(({ seat }) => seat === asker)?.side;
  return seats.filter((one) => one.kind === 'player' && one.side !== side && !out.includes(one.seat));
}

/** Who sits where is not in the journal; but a player has seats of one side only. Who is out need not be asked. */
export function areAllOthers(table: TableState, asker: string, asked: readonly string[]): Look[] {
  const players = table.seats.filter(({ seat, kind }) => kind === 'player' && seat !== asker);
  const isAskedToo = ({ seat }: { readonly seat: string }) => asked.includes(seat);
  const fits = asked.length > 0 && players.filter(isAskedToo).length === asked.length;
  return [
    [fits, 'others are asked than the players of other seats'],
    [surelyOthers(table, asker).every(isAskedToo), 'not all other players are asked'],
  ];
}

/** Whether there may be nobody who would have to agree. */
export function mayBeAlone(table: TableState, asker: string): boolean {
  return surelyOthers(table, asker).length === 0;
}
