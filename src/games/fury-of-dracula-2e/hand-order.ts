import { ENCOUNTERS } from './data/encounters.js';
import { EVENT_CARDS } from './data/event-cards.js';
import { ITEM_CARDS } from './data/item-cards.js';

/** A hand lies in the order of the box: when a card came to it tells nobody anything. */
function inBoxOrder<Kind extends string>(box: readonly { readonly id: Kind }[]) {
  const places = new Map<Kind, number>(box.map(({ id }, place) => [id, place]));
  const placeOf = (card: Kind): number => places.get(card) ?? 0;
  return (hand: readonly Kind[], ...added: readonly Kind[]): readonly Kind[] =>
    [...hand, ...added].sort((one, other) => placeOf(one) - placeOf(other));
}

export const withItems = inBoxOrder(ITEM_CARDS);
export const withEvents = inBoxOrder(EVENT_CARDS);
export const withEncounters = inBoxOrder(ENCOUNTERS);
