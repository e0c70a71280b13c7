import type { LocationId } from '../data/places.js';
import type { HunterId } from '../seats.js';
import type { Tale } from '../tale.js';
import type { Means } from '../values.js';
import { placeOfParty } from './hunter-routes.js';

/** All go together. */
export function moveParty(tale: Tale, hunters: readonly HunterId[], location: LocationId, by: Means): void {
  const from = placeOfParty(tale.state, hunters);
  for (const seat of hunters) tale.tell({ type: 'HunterMoved', seat, location, by });
  tale.next({ is: 'huntersArrive', hunters: [...hunters], from, by });
}
