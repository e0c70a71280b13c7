import type { EventId } from '../data/event-cards.js';
import { isVampire } from '../encounters/kinds.js';
import { characterOf, type HunterId } from '../seats.js';
import type { View } from '../view/view.js';
import { distance } from './distance.js';
import { threat } from './fight.js';
import { healthLeft, sheetOf } from './sheets.js';
import type { Worth } from './worth.js';

/** Weak hunters first. */
function weakness(view: View, hunter: HunterId): number {
  const sheet = sheetOf(view, hunter);
  return sheet === undefined ? 0 : 2 - healthLeft(sheet) / characterOf(hunter).health + 0.3 * sheet.bites;
}

type When = (view: View) => number;

/** When a card is played that is not best played at once. */
const TIMES: Readonly<Partial<Record<EventId, When>>> = {
  'nocturnal-visit': ({ dracula }) => (dracula.revealed ? 2 : -1),
  'hidden-schemes': ({ dracula, trail }) =>
    trail.some(({ space }) => space === 3) && (dracula.encounters ?? []).some(isVampire) ? 2 : -1,
};

/** Hunters are led away from him. */
function leading(view: View, location: Parameters<typeof distance>[0]): number {
  const { at } = view.dracula;
  return at === undefined ? 0 : distance(at, location);
}

export function striking(view: View): Worth {
  return {
    playEvent: ({ card }) => TIMES[card]?.(view) ?? 2,
    ambushWith: ({ encounter }) => (isVampire(encounter) ? 0.5 : 1),
    chooseHunter: ({ hunter }) => weakness(view, hunter),
    chooseLocation: ({ location }) => leading(view, location),
    attackWith: ({ card, hunter }) => threat(view, card, hunter),
    takeCombatCard: ({ card }) =>
      Math.max(...(view.combat?.hunters ?? []).map((hunter) => threat(view, card, hunter)), -9),
    flipPlotting: () => 1,
    discardEvent: ({ card }) => (TIMES[card] === undefined ? 0.5 : 1),
    resolveDrawn: () => 1,
  };
}
