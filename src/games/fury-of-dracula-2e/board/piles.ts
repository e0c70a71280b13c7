import type { Message } from '../../kit/message.js';
import { listOf, nameIn } from '../../kit/naming.js';
import type { View } from '../view-schema.js';
import { text } from './text.js';

/** What lies beside the board. */
export function piles(view: View): readonly Message[] {
  const { eventDeck, eventDiscard, itemDeck, itemDiscard, encounterPool } = view;
  return [
    text('deck.events', { count: eventDeck, cards: counted('card', eventDiscard) }),
    text('deck.items', { count: itemDeck, cards: counted('item', itemDiscard) }),
    text('pool', { count: encounterPool }),
  ];
}

/** Each kind once, and how often it lies there. */
function counted(prefix: string, cards: readonly string[]): Message {
  const kinds = [...new Set(cards)];
  return listOf(
    kinds.map((kind) => {
      const count = cards.filter((card) => card === kind).length;
      const name = nameIn(prefix, kind);
      return count === 1 ? name : text('times', { name, count });
    }),
  );
}
