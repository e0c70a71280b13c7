import type { ItemId } from '../data/item-cards.js';
import type { HunterId } from '../seats.js';
import type { Tale } from '../tale.js';

/** An item that was played in this round is discarded; another of its kind does not rest for it. */
export function spendPlayed(tale: Tale, seat: HunterId, item: ItemId): void {
  tale.tell({ type: 'ItemDiscarded', seat, item });
  tale.tell({ type: 'CombatCardLost', seat });
}
