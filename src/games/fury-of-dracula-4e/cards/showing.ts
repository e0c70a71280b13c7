import type { Action } from '../actions/actions.js';
import { ITEM_CARDS, type ItemId } from '../data/item-cards.js';
import { eventsOf, itemsOf, kindsOf } from '../reading.js';
import type { HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { Tale } from '../tale.js';

export const GUNS: readonly ItemId[] = ['pistol', 'rifle'];
export const WEAPONS: readonly ItemId[] = ITEM_CARDS.filter(({ weapon }) => weapon).map(({ id }) => id);

/** Public: the hunter holds items, and not all that would help lie in the discard pile. */
export function couldShow(state: State, hunter: HunterId, kinds: readonly ItemId[]): boolean {
  const unseen = ITEM_CARDS.some(({ id, count }) => kinds.includes(id) && state.items.discard[id] < count);
  return unseen && itemsOf(state, hunter).length > 0;
}

/** To show none of them is always offered, too. */
export const showings = (state: State, hunter: HunterId, kinds: readonly ItemId[]): readonly Action[] => [
  { type: 'pass' },
  ...kindsOf(itemsOf(state, hunter))
    .filter((item) => kinds.includes(item))
    .map((item): Action => ({ type: 'showItem', item })),
];

/** Everyone sees all cards of the hunter. */
export function revealHand(tale: Tale, seat: HunterId): void {
  const items = [...itemsOf(tale.state, seat)];
  const cards = [...eventsOf(tale.state, seat)];
  tale.tell({ type: 'HandRevealed', seat, items, cards });
}
