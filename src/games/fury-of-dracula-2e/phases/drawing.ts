import { sizeOf } from '../../kit/pile.js';
import type { Random } from '../../kit/random.js';
import { drawBack, drawEventCard, drawItemCard } from '../chance.js';
import { effectOf } from '../cards/play.js';
import { kindOf } from '../cards/kinds.js';
import type { EventId } from '../data/event-cards.js';
import type { FurySeat } from '../seats.js';
import type { Tale } from '../tale.js';
import type { Deed } from './phase.js';

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

/** A seat draws, and hunters' cards may go unread. Whose card it was, if there was one. */
export function drawOne(
  tale: Tale,
  seat: FurySeat,
  burning: boolean,
  random: Random,
): 'hunters' | 'dracula' | undefined {
  if (!hasEvent(tale)) return undefined;
  const back = drawBack(tale.state, random);
  const owner: FurySeat = back === 'dracula' ? 'dracula' : seat;
  const card = drawEventCard(tale.state, back, owner, random);
  tale.tell({ type: 'EventDrawn', seat, back });
  if (back === 'hunters' && burning) tale.tell({ type: 'EventBurned', card });
  else receive(tale, owner, card);
  return back;
}

/** Source document: at a rest the hunters' cards are discarded; Dracula's go to him in any case. */
export const drawEvent: Deed<'drawEvent'> = {
  happens: (tale, { hunter, why }, random) => {
    drawOne(tale, hunter, why === 'rest', random);
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
