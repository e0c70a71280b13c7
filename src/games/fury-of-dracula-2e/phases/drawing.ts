import { sizeOf } from '../../kit/pile.js';
import { drawBack, drawEventCard, drawItemCard } from '../chance.js';
import { effectOf } from '../cards/play.js';
import { EVENT_CARDS, type EventId } from '../data/event-cards.js';
import type { FurySeat } from '../seats.js';
import type { State } from '../state.js';
import type { Tale } from '../tale.js';
import type { Deed } from './phase.js';

type Kind = 'keep' | 'immediate' | 'ally';

const KINDS = new Map<EventId, Kind>(EVENT_CARDS.map(({ id, type }) => [id, type]));

/** Keep, immediate or ally; for one card programs differ. */
export function kindOf({ options }: State, card: EventId): Kind {
  return card === 'mystic-research' ? options.mysticResearch : (KINDS.get(card) ?? 'keep');
}

/** An empty deck is made of what was discarded. Whether there is a card to draw. */
function hasEvent(tale: Tale): boolean {
  const { deck, discard } = tale.state.events;
  if (sizeOf(deck) === 0 && sizeOf(discard) > 0) tale.tell({ type: 'EventsReshuffled' });
  return sizeOf(tale.state.events.deck) > 0;
}

/** Kept in secret, or turned up to take effect at once. */
function receive(tale: Tale, seat: FurySeat, card: EventId): void {
  if (kindOf(tale.state, card) === 'keep') {
    tale.tell({ type: 'EventTaken', seat, card });
    return tale.tell({ type: 'EventKept', seat });
  }
  tale.tell({ type: 'EventTurnedUp', seat, card });
  tale.next(...effectOf({ seat, card }));
}

/** Source document: at a rest the hunters' cards are discarded; Dracula's go to him in any case. */
export const drawEvent: Deed<'drawEvent'> = {
  happens: (tale, { hunter, why }, random) => {
    if (!hasEvent(tale)) return;
    const back = drawBack(tale.state, random);
    const owner: FurySeat = back === 'dracula' ? 'dracula' : hunter;
    const card = drawEventCard(tale.state, back, owner, random);
    tale.tell({ type: 'EventDrawn', seat: hunter, back });
    if (back === 'hunters' && why === 'rest') tale.tell({ type: 'EventBurned', card });
    else receive(tale, owner, card);
  },
};

export const drawItem: Deed<'drawItem'> = {
  happens: (tale, { hunter }, random) => {
    const { deck, discard } = tale.state.items;
    if (sizeOf(deck) === 0 && sizeOf(discard) > 0) tale.tell({ type: 'ItemsReshuffled' });
    if (sizeOf(tale.state.items.deck) === 0) return;
    const item = drawItemCard(tale.state, hunter, random);
    tale.tell({ type: 'ItemTaken', seat: hunter, item });
    tale.tell({ type: 'ItemDrawn', seat: hunter });
  },
};
