import { EVENT_CARDS, type EventId } from '../data/event-cards.js';
import type { State } from '../state.js';

type Kind = 'keep' | 'immediate' | 'ally';

const KINDS = new Map<EventId, Kind>(EVENT_CARDS.map(({ id, type }) => [id, type]));

/** Keep, immediate or ally; for one card programs differ. */
export function kindOf({ options }: State, card: EventId): Kind {
  return card === 'mystic-research' ? options.mysticResearch : (KINDS.get(card) ?? 'keep');
}
