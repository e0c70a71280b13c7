import type { Random } from '../../kit/random.js';
import { drawEventCard } from '../chance.js';
import { minus } from '../../kit/pile.js';
import { EVENT_CARDS, type EventId } from '../data/event-cards.js';
import type { State } from '../state.js';
import type { Tale } from '../tale.js';
import type { Matures } from './rule.js';

/** Dracula's events that lie face up in the discard pile. */
export const openDiscards = ({ events }: State): readonly EventId[] =>
  EVENT_CARDS.filter(({ owner }) => owner === 'dracula').flatMap(({ id }) =>
    Array.from({ length: events.discard[id] }, () => id),
  );

/** What lies face down: nobody knows before it is seen. */
function hiddenOnes(state: State, random: Random): readonly EventId[] {
  const cards: EventId[] = [];
  let { events } = state;
  while (cards.length < state.events.buried) {
    const card = drawEventCard({ ...state, events }, 'dracula', 'dracula', random);
    events = { ...events, unseen: minus(events.unseen, card) };
    cards.push(card);
  }
  return cards;
}

/** Dracula takes up his cards of the discard pile, to keep one of them. */
export function lookThroughDiscards(tale: Tale, { encounter, spot }: Matures, random: Random): void {
  const cards = [...openDiscards(tale.state), ...hiddenOnes(tale.state, random)];
  if (cards.length === 0) return;
  tale.tell({ type: 'DiscardsSeen', cards });
  tale.tell({ type: 'DiscardsTaken', count: cards.length });
  tale.next({ is: 'maturedAsks', encounter, spot });
}

export function shuffleIn(tale: Tale, card: EventId): void {
  tale.tell({ type: 'DiscardKept', card });
  tale.tell({ type: 'DiscardsShuffled' });
}
