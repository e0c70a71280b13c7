import { within } from '../../kit/graph.js';
import type { EventId } from '../data/event-cards.js';
import type { ItemId } from '../data/item-cards.js';
import type { CityId, LocationId } from '../data/places.js';
import { TICKETS, type TicketId } from '../data/tickets.js';
import { isCity, railsFrom, roadsFrom } from '../map.js';
import type { View } from '../view/view.js';
import { coming, type Mind } from './places.js';
import { healthLeft } from './sheets.js';
import type { Worth } from './worth.js';

/** What a way of going costs. */
const COSTS = { ticket: -0.2, perNumber: -0.1, carriage: -1, emergency: -3, horses: -0.5 } as const;

/** A ticket is the dearer the farther it reaches. */
function reach(ticket: TicketId): number {
  const card = TICKETS.find(({ id }) => id === ticket);
  return card === undefined ? 0 : card.white + ('yellow' in card ? card.yellow : 0);
}

export function moving(mind: Mind): Worth {
  return {
    moveByRoad: ({ location }) => coming(mind, location),
    moveByRail: ({ location, ticket }) =>
      coming(mind, location) + COSTS.ticket + COSTS.perNumber * reach(ticket),
    moveBySea: ({ location }) => coming(mind, location),
  };
}

const roads = (from: CityId) => roadsFrom(from, { genevaMilanRoad: false });

/** The best place so many steps away, or nearer. */
function best(mind: Mind, ways: (from: CityId) => readonly CityId[], steps: number): number {
  const here: LocationId = mind.me.location ?? 'paris';
  if (!isCity(here)) return 0;
  return Math.max(...within(ways, here, steps).map((place) => coming(mind, place)));
}

/** A card that takes the hunter somewhere. */
export function byCard(mind: Mind, card: EventId): number | undefined {
  if (card === 'chartered-carriage') return best(mind, railsFrom, 4) + COSTS.carriage;
  if (card !== 'sense-of-emergency') return undefined;
  return healthLeft(mind.me) > 6 ? best(mind, roads, 3) + COSTS.emergency : undefined;
}

export const byItem = (mind: Mind, item: ItemId): number | undefined =>
  item === 'fast-horses' ? best(mind, roads, 2) + COSTS.horses : undefined;

const TRAVELS: readonly string[] = ['chartered-carriage', 'excellent-weather', 'sense-of-emergency'];

/** Whether the hunter is asked whither to go. */
export const isTravel = ({ asks }: View): boolean =>
  asks?.is === 'itemAsks' || (asks?.is === 'cardAsks' && TRAVELS.includes(asks.card));
