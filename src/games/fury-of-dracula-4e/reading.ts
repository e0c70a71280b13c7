import type { SeatId } from '../kit/audience.js';
import type { EncounterId } from './data/encounters.js';
import type { EventId } from './data/event-cards.js';
import type { ItemId } from './data/item-cards.js';
import type { CityId, LocationId, TrailPlaceId } from './data/places.js';
import { POWERS, type PowerId } from './data/powers.js';
import { isSea, placeOf } from './map.js';
import { characterOf, HUNTERS, isHunter, type HunterId } from './seats.js';
import type { Hideout, Hunter, Laid, Placed, State } from './state.js';
import { AREAS, POWER_IDS, type Back, type EncounterSpot, type Spot, type TrailCard } from './values.js';

/** Questions that much of the game asks of a state. */
export const hunterOf = (state: State, hunter: HunterId): Hunter => state.hunters[hunter];

export function whereIs(state: State, hunter: HunterId): LocationId {
  const { location } = state.hunters[hunter];
  if (location === undefined) throw new Error(`${hunter} is not on the board`);
  return location;
}

/** A hospital is not the city beside it. */
export function huntersAt(state: State, location: LocationId): readonly HunterId[] {
  return HUNTERS.filter((hunter) => state.hunters[hunter].location === location);
}

/** Secret, unless he is revealed: where Dracula is. */
export function draculaIsAt({ dracula: { at } }: State): TrailPlaceId {
  if (at === undefined) throw new Error('Dracula is not on the board yet');
  return at;
}

/** Rules of the night hold at dusk, in the night and in the phase of Dracula. */
export const isNight = ({ phase }: State) => phase === 'dusk' || phase === 'night' || phase === 'dracula';

export const isPower = (card: TrailCard): card is PowerId => (POWER_IDS as readonly string[]).includes(card);
export const isLocation = (card: TrailCard): card is TrailPlaceId =>
  !isPower(card) && card !== 'escape-as-bat';

export const liesOpen = (card: TrailCard): boolean =>
  card === 'escape-as-bat' || POWERS.some(({ id, faceUp }) => id === card && faceUp);

/** Powers have the back of a land card. */
export const backOf = (card: TrailCard): Back => (isLocation(card) && isSea(card) ? 'sea' : 'land');

/** The location card of a hideout. */
export function locationIn({ cards }: Hideout): TrailPlaceId | undefined {
  return cards.map(({ card }) => card).find(isLocation);
}

export function hideoutAt(state: State, { area, space }: Spot): Hideout {
  const found = state[area].find((hideout) => hideout.space === space);
  if (found === undefined) throw new Error(`Nothing lies there: ${area} ${space}`);
  return found;
}

/** Which of the encounters there is meant, counted from 0: that one, or else the first of its kind that lies open. */
export function indexOf({ encounters }: Hideout, { place }: EncounterSpot, encounter: EncounterId): number {
  const isIt = (placed: Placed | undefined) => placed?.faceUp === true && placed.encounter === encounter;
  return place !== undefined && isIt(encounters[place - 1]) ? place - 1 : encounters.findIndex(isIt);
}

/** Every hideout with its place. */
export function everyHideout(state: State): readonly (Spot & { readonly lies: Hideout })[] {
  return AREAS.flatMap((area) => state[area].map((lies) => ({ area, space: lies.space, lies })));
}

/** Hideouts that belong to a city: its own, and those where Dracula stayed in it. */
export const hideoutsOf = (state: State, location: LocationId) =>
  everyHideout(state).filter(({ lies }) => lies.at === location);

/** Public: its location card lies open, or the table knows its place otherwise. */
export const isShown = ({ shown, cards }: Hideout): boolean =>
  shown === true || cards.some(({ card, faceUp }) => faceUp && isLocation(card));

/** Public: hideouts that everyone knows to be those of a city. */
export const openHideoutsOf = (state: State, location: LocationId) =>
  hideoutsOf(state, location).filter(({ lies }) => isShown(lies));

/** Secret: cards that are not in the location deck. */
export const isLaidOut = (state: State, card: TrailCard): boolean =>
  everyHideout(state).some(({ lies }) => lies.cards.some((laid: Laid) => laid.card === card));

export const isWeakened = (state: State, hunter: HunterId): boolean =>
  hunterOf(state, hunter).bites > 0 || characterOf(hunter).printedBite;

export const isFogged = ({ board }: State, location: LocationId) => (board.fog[location as CityId] ?? 0) > 0;

export const isLargeCity = (location: LocationId) => placeOf(location).kind === 'large';

export function eventsOf(state: State, seat: SeatId): readonly EventId[] {
  return isHunter(seat) ? state.hunters[seat].events : state.dracula.events;
}

export function itemsOf(state: State, seat: SeatId): readonly ItemId[] {
  return isHunter(seat) ? state.hunters[seat].items : [];
}

/** Whether the item of this kind that would be handed over lies open: one of two that is hidden goes first. */
export function goesOpenly(state: State, hunter: HunterId, item: ItemId): boolean {
  const { items, openItem } = state.hunters[hunter];
  return openItem === item && items.filter((one) => one === item).length === 1;
}

/** Each kind once. */
export const kindsOf = <Kind>(cards: readonly Kind[]): readonly Kind[] => [...new Set(cards)];
