import { sizeOf } from '../../../kit/pile.js';
import type { Random } from '../../../kit/random.js';
import type { Action } from '../../actions/actions.js';
import { effectOf } from '../../cards/play.js';
import { drawBack, drawEventCard, drawItemCard, drawWastedCard, knownBack, ownerOf } from '../../chance.js';
import { EVENT_CARDS, type EventId } from '../../data/event-cards.js';
import { deckSize } from '../../evolve/cards.js';
import { isHunter, type FurySeat } from '../../seats.js';
import type { State } from '../../state.js';
import type { Tale } from '../../tale.js';
import type { End, Side } from '../../values.js';
import { mayBeHeld } from '../../windows.js';
import type { Deed, Question } from '../phase.js';

/** Published: an empty deck is made of the discard pile. */
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

/** Whether there is an event to draw; an empty deck is made of the discard pile. */
function hasEvent(tale: Tale): boolean {
  const { events } = tale.state;
  const isEmpty = deckSize(events) === 0;
  if (isEmpty && events.buried + sizeOf(events.discard) > 0) tale.tell({ type: 'EventsReshuffled' });
  return deckSize(tale.state.events) > 0;
}

const timingOf = (card: EventId): readonly string[] =>
  EVENT_CARDS.find(({ id }) => id === card)?.timing ?? [];

/** Turned up if it takes effect at once, else taken up: some cards may be kept or played. */
function receive(tale: Tale, seat: FurySeat, card: EventId): void {
  const timing = timingOf(card);
  if (timing.every((when) => when === 'immediate')) {
    tale.tell({ type: 'EventTurnedUp', seat, card });
    return tale.next(...effectOf({ seat, card }, isHunter(seat) ? { hunter: seat } : {}));
  }
  tale.tell({ type: 'EventTaken', seat, card });
  tale.next({ is: 'drawnEvent', seat });
}

/** The back of the card that is drawn, if there is one. */
function drawFrom(tale: Tale, seat: FurySeat, end: End, random: Random): Side | undefined {
  if (!hasEvent(tale)) return undefined;
  const back = knownBack(tale.state, end) ?? drawBack(tale.state, random);
  tale.tell({ type: 'EventDrawn', seat, end, back });
  return back;
}

/** Source document: from the top Dracula's card is discarded face down, from the bottom he gets it. */
export function drawOne(tale: Tale, seat: FurySeat, end: End, random: Random): void {
  const back = drawFrom(tale, seat, end, random);
  if (back === undefined) return;
  if (back === 'dracula' && end === 'top') return tale.tell({ type: 'EventBuried' });
  const owner = back === 'dracula' ? 'dracula' : seat;
  receive(tale, owner, drawEventCard(tale.state, back, owner, random));
}

export const drawEvent: Deed<'drawEvent'> = {
  happens: (tale, { hunter, end }, random) => drawOne(tale, hunter, end, random),
};

/** Long Night and Immanuel Hildesheim: a card of Dracula is his, one of the hunters is discarded. */
export const drawForDracula: Deed<'drawForDracula'> = {
  happens: (tale, { seat, end }, random) => {
    const back = drawFrom(tale, seat, end, random);
    if (back === 'hunters')
      tale.tell({ type: 'EventWasted', seat, card: drawWastedCard(tale.state, random) });
    if (back === 'dracula') receive(tale, 'dracula', drawEventCard(tale.state, back, 'dracula', random));
  },
};

/** Cards that may be played as they are drawn, or kept. */
const EITHER = EVENT_CARDS.filter(
  ({ timing }) => timing.length > 1 && (timing as readonly string[]).includes('immediate'),
).map(({ id }) => id);

const isOf = (seat: FurySeat) => (card: EventId) =>
  ownerOf(card) === (isHunter(seat) ? 'hunters' : 'dracula');

/** Secret: what was drawn may be played at once. */
function drawn(state: State): readonly Action[] {
  const card = state.drawn?.card;
  const mayPlay = card !== undefined && EITHER.some((one) => one === card);
  return [{ type: 'keepDrawn' }, ...(mayPlay ? [{ type: 'resolveDrawn' } as const] : [])];
}

/** Asked whatever was drawn, as long as it could be a card for which there is a choice. */
export const drawnEvent: Question<'drawnEvent'> = {
  asks: (state, { seat }) =>
    EITHER.some((card) => isOf(seat)(card) && mayBeHeld(state, card)) ? [seat] : [],
  mayDo: drawn,
  inTime: () => ({ type: 'keepDrawn' }),
  unasked: (tale, { seat }) => tale.tell({ type: 'EventKept', seat }),
  does: {
    keepDrawn: (tale, { seat }) => tale.tell({ type: 'EventKept', seat }),
    resolveDrawn: (tale, { seat }) => {
      const card = tale.state.drawn?.card;
      if (card === undefined) return;
      tale.tell({ type: 'EventTurnedUp', seat, card });
      tale.next(...effectOf({ seat, card }, isHunter(seat) ? { hunter: seat } : {}));
    },
  },
};
