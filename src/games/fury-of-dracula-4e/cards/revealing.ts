import type { LocationId } from '../data/places.js';
import { turnUpCards } from '../phases/trail/laying.js';
import { everyHideout, locationIn } from '../reading.js';
import type { Tale } from '../tale.js';
import type { Area } from '../values.js';

/** The location card of a place, wherever it lies on the trail or among the lairs. */
export function turnUpLocation(
  tale: Tale,
  location: LocationId,
  areas: readonly Area[] = ['trail', 'lairs'],
): void {
  const lying = everyHideout(tale.state).filter(({ area }) => areas.includes(area));
  for (const { area, space, lies } of lying) {
    const card = locationIn(lies);
    const isHidden = lies.cards.some((laid) => laid.card === card && !laid.faceUp);
    if (card === location && isHidden) tale.tell({ type: 'CardTurnedUp', area, space, card });
  }
}

/** Everything that lies on a space of the trail, if anything does. */
export function turnUpSpace(tale: Tale, space: number): void {
  if (tale.state.trail.some((hideout) => hideout.space === space))
    turnUpCards(tale, { area: 'trail', space });
}
