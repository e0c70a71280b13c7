import type { HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { Tale } from '../tale.js';

/** Lucy's Revenge: whose it is, and which card. */
export const LUCY = { hunter: 'lord-godalming', card: 'lucys-revenge' } as const;

/** Ruling: it helps him only while he fights. */
export function lucyLies({ combat }: State): boolean {
  const lies = combat?.prepared.some(({ card }) => card === LUCY.card) ?? false;
  return lies && combat?.hunters.includes(LUCY.hunter) === true;
}

export const lucyAverts = (state: State, hunter: HunterId): boolean =>
  hunter === LUCY.hunter && lucyLies(state);

export function spendLucy(tale: Tale): void {
  tale.tell({ type: 'PreparedSpent', seat: LUCY.hunter, card: LUCY.card });
}
