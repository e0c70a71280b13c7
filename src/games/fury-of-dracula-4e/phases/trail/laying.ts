import type { LocationId, TrailPlaceId } from '../../data/places.js';
import { isCity } from '../../map.js';
import { backOf, hideoutAt, hideoutsOf, isPower, isShown, liesOpen } from '../../reading.js';
import type { Tale } from '../../tale.js';
import type { Spot, TrailCard } from '../../values.js';

/** Dracula lays cards on the first space of the trail; the table sees their backs. */
export function layCards(tale: Tale, cards: readonly TrailCard[], at: TrailPlaceId): void {
  tale.tell({ type: 'CardsChosen', cards: [...cards], at });
  tale.tell({
    type: 'CardsLaid',
    backs: cards.filter((card) => !liesOpen(card)).map(backOf),
    powers: cards.filter(isPower).filter(liesOpen),
  });
}

export function turnUpCards(tale: Tale, { area, space }: Spot): void {
  for (const { card, faceUp } of hideoutAt(tale.state, { area, space }).cards) {
    if (!faceUp) tale.tell({ type: 'CardTurnedUp', area, space, card });
  }
}

function showPlace(tale: Tale, spot: Spot): void {
  const { at: location } = hideoutAt(tale.state, spot);
  const { area, space } = spot;
  if (location !== undefined && !isShown(hideoutAt(tale.state, spot)))
    tale.tell({ type: 'PlaceShown', area, space, location });
}

/** Every hideout of the place: its location card, and the powers by which he stayed there. */
export function turnUpPlace(tale: Tale, location: LocationId): void {
  for (const spot of hideoutsOf(tale.state, location)) {
    turnUpCards(tale, spot);
    showPlace(tale, spot);
  }
}

/** Everyone can tell that a power which lies open kept him in the place of the hideout before it. */
export function showWherePowersKeptHim(tale: Tale): void {
  for (const { space, at, cards, shown } of tale.state.trail.toReversed()) {
    if (shown === true) continue;
    const before = tale.state.trail.find((older) => older.space === space + 1);
    const isKnown = before !== undefined && isShown(before) && before.at === at;
    if (isKnown && cards.every(({ faceUp }) => faceUp)) showPlace(tale, { area: 'trail', space });
  }
}

/** The encounter cards of a hideout. */
export function turnUpEncounters(tale: Tale, { area, space }: Spot): void {
  for (const [index, placed] of hideoutAt(tale.state, { area, space }).encounters.entries()) {
    const { faceUp, encounter } = placed;
    if (!faceUp) tale.tell({ type: 'EncounterTurnedUp', area, space, place: index + 1, encounter });
  }
}

/** His figure goes on the board, and all that he laid there lies open. */
export function reveal(tale: Tale): void {
  const { at, revealed } = tale.state.dracula;
  if (at === undefined || !isCity(at)) return;
  turnUpPlace(tale, at);
  if (!revealed) tale.tell({ type: 'DraculaRevealed', location: at });
}

export function vanish(tale: Tale): void {
  if (tale.state.dracula.revealed) tale.tell({ type: 'DraculaVanished' });
}
