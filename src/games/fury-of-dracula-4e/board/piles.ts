import type { Message } from '../../kit/message.js';
import { listOf, nameIn, namesIn } from '../../kit/naming.js';
import type { View } from '../view/view.js';
import { text } from './text.js';

/** What lies beside the board. */
export function piles({ piles: { events, items, encounters, tickets } }: View): readonly Message[] {
  const { top, bottom, faceDown, discard, deck } = events;
  const { buried = [] } = encounters;
  return [
    text('deck.events', { count: deck, cards: counted('card', discard), faceDown }),
    ...(top.length === 0 ? [] : [text('top', { backs: listOf(namesIn('side', top)) })]),
    ...(bottom.length === 0 ? [] : [text('bottom', { backs: listOf(namesIn('side', bottom)) })]),
    text('deck.items', { count: items.deck, cards: counted('item', items.discard) }),
    text('deck.encounters', {
      count: encounters.deck,
      cards: counted('encounter', encounters.discard),
      faceDown: encounters.faceDown,
    }),
    ...(buried.length === 0 ? [] : [text('buried', { cards: counted('encounter', buried) })]),
    text('tickets', { tickets: counted('ticket', tickets) }),
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
