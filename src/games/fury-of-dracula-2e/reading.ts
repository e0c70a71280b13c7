import type { EventId } from './data/event-cards.js';
import type { ItemId } from './data/item-cards.js';
import type { LocationId } from './data/places.js';
import { isSea } from './map.js';
import { HUNTERS, isHunter, type HunterId } from './seats.js';
import type { Hunter, State, TrailSpace } from './state.js';
import type { Back, Spot } from './values.js';
import type { SeatId } from '../kit/audience.js';

/** Questions that much of the game asks of a state. */
export function hunterOf(state: State, hunter: HunterId): Hunter {
  return state.hunters[hunter];
}

export function whereIs(state: State, hunter: HunterId): LocationId {
  const { location } = state.hunters[hunter];
  if (location === undefined) throw new Error(`${hunter} is not on the board yet`);
  return location;
}

export function huntersAt(state: State, location: LocationId): readonly HunterId[] {
  return HUNTERS.filter((hunter) => state.hunters[hunter].location === location);
}

/** Secret: where Dracula is. */
export function draculaIsAt(state: State): LocationId {
  const [head] = state.trail;
  if (head === undefined) throw new Error('Dracula is not on the board yet');
  return head.at;
}

/** Public: the back of the newest card tells. */
export function draculaIsAtSea(state: State): boolean {
  const [head] = state.trail;
  return head !== undefined && isSea(head.at);
}

export function isNight({ time }: Pick<State, 'time'>): boolean {
  return time === 'twilight' || time === 'midnight' || time === 'small-hours';
}

/** What the back tells: Dark Call and Feed lie open anyway. */
export function backOf({ card }: Pick<TrailSpace, 'card'>): Back {
  if (card === 'dark-call' || card === 'feed') return 'power';
  return card !== 'hide' && isSea(card) ? 'sea' : 'land';
}

export function spaceAt(state: State, { area, space }: Spot): TrailSpace {
  const found = state[area][space - 1];
  if (found === undefined) throw new Error(`No card lies there: ${area} ${space}`);
  return found;
}

/** Every card of trail and catacombs with its place. */
export function everySpace(state: State): readonly (Spot & { readonly lies: TrailSpace })[] {
  return (['trail', 'catacombs'] as const).flatMap((area) =>
    state[area].map((lies, index) => ({ area, space: index + 1, lies })),
  );
}

/** Cards that belong to a place: its own, and Hide if Dracula hid there. */
export function spacesFor(
  state: State,
  location: LocationId,
): readonly (Spot & { readonly lies: TrailSpace })[] {
  return everySpace(state).filter(
    ({ lies: { card, at } }) => card === location || (card === 'hide' && at === location),
  );
}

/** Secret: cards that are not in the hand of Dracula. */
export function isLaidOut({ trail, catacombs, leaving }: State, location: LocationId): boolean {
  return [...trail, ...catacombs, ...leaving].some(({ card }) => card === location);
}

export function eventsOf(state: State, seat: SeatId): readonly EventId[] {
  return isHunter(seat) ? state.hunters[seat].events : state.draculaEvents;
}

export function itemsOf(state: State, seat: SeatId): readonly ItemId[] {
  return isHunter(seat) ? state.hunters[seat].items : [];
}

/** Whether the card of this kind that would be handed over lies open: one of two that is hidden goes first. */
export function liesOpen(state: State, hunter: HunterId, item: ItemId): boolean {
  const { items, openItem, dogs } = state.hunters[hunter];
  const isOpen = openItem === item || (dogs && item === 'dogs');
  return isOpen && items.filter((one) => one === item).length === 1;
}

/** Each kind once, in the order of the box. */
export function kindsOf<Kind>(cards: readonly Kind[]): readonly Kind[] {
  return [...new Set(cards)];
}
