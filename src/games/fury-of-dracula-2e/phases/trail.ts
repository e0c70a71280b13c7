import type { LocationId } from '../data/places.js';
import type { PowerId } from '../data/powers.js';
import { backOf, everySpace } from '../reading.js';
import type { Tale } from '../tale.js';
import type { Spot, TrailCard } from '../values.js';

/** Dracula lays a card at the head of the trail, and the oldest may be pushed off. */
export function layCard(tale: Tale, card: TrailCard, at: LocationId, powers: readonly PowerId[] = []): void {
  tale.tell({ type: 'CardChosen', card, at, powers: [...powers] });
  tale.tell({ type: 'CardLaid', back: backOf({ card }), powers: [...powers] });
  pushOff(tale);
}

/** Source document: seven cards stay, the eighth is pushed off; published: six. What becomes of it is the step `pushedOff`. */
export function pushOff(tale: Tale): void {
  if (tale.state.trail.length <= tale.state.options.trailSpaces) return;
  const gone = tale.state.trail.at(-1);
  tale.tell({ type: 'CardPushedOff' });
  if (gone !== undefined) takeOutHide(tale, gone.card, true);
}

/** Where Dracula hid is told when the card of that place leaves the trail; its encounter may mature, or is lost. */
function takeOutHide(tale: Tale, card: TrailCard, ripens: boolean): void {
  const at = tale.state.trail.findIndex((space) => space.card === 'hide' && space.at === card);
  if (at >= 0) tale.tell({ type: 'HideTakenOut', space: at + 1, ripens });
}

/** The oldest cards go, without maturing, until so many are left. */
export function clearTrail(tale: Tale, left: number): void {
  if (tale.state.trail.length <= left) return;
  tale.tell({ type: 'TrailCleared', left });
  letHideGo(tale);
}

/** Hide goes with the card of the place where he hid; its encounter goes to the pool. */
export function letHideGo(tale: Tale): void {
  const hidden = tale.state.trail.find(
    ({ card, at }) => card === 'hide' && !tale.state.trail.some((space) => space.card === at),
  );
  if (hidden !== undefined) takeOutHide(tale, hidden.at, false);
}

export function turnUpCard(tale: Tale, { area, space }: Spot): void {
  const lies = tale.state[area][space - 1];
  if (lies === undefined || lies.faceUp) return;
  tale.tell({ type: 'CardTurnedUp', area, space, card: lies.card });
}

export function turnUpEncounters(tale: Tale, { area, space }: Spot): void {
  const tokens = tale.state[area][space - 1]?.tokens ?? [];
  for (const [index, { faceUp, encounter }] of tokens.entries()) {
    if (!faceUp) tale.tell({ type: 'EncounterTurnedUp', area, space, token: index + 1, encounter });
  }
}

/** The card of a place, and Hide if Dracula hid there. */
export function turnUpPlace(tale: Tale, location: LocationId, withEncounters: boolean): void {
  for (const { area, space, lies } of everySpace(tale.state)) {
    if (lies.card !== location && !(lies.card === 'hide' && lies.at === location)) continue;
    turnUpCard(tale, { area, space });
    if (withEncounters) turnUpEncounters(tale, { area, space });
  }
}
