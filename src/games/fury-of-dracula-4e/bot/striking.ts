import type { EventId } from '../data/event-cards.js';
import type { LocationId } from '../data/places.js';
import { isVampire } from '../encounters/kinds.js';
import { characterOf, type HunterId } from '../seats.js';
import type { View } from '../view/view.js';
import { distance, safety } from './distance.js';
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

const huntersAt = ({ hunters }: View, place: LocationId): number =>
  hunters.filter(({ location }) => location === place).length;

/** What matured strikes hunters; as a bat he flies away from them; and they are led away from him. */
function leading(view: View, place: LocationId): number {
  const { asks, dracula } = view;
  if (asks?.is === 'maturedAsks') return huntersAt(view, place);
  if (asks?.is === 'combatAsks') return safety(view, place);
  return dracula.at === undefined ? 0 : distance(dracula.at, place);
}

export function striking(view: View): Worth {
  return {
    playEvent: ({ card }) => TIMES[card]?.(view) ?? 2,
    ambushWith: ({ encounter }) => (isVampire(encounter) ? 0.5 : 1),
    chooseHunter: ({ hunter }) => weakness(view, hunter),
    chooseLocation: ({ location }) => leading(view, location),
    dismissAlly: () => 2,
    freeGround: () => 1,
    actAtOnce: () => 1,
    attackWith: ({ card, hunter }) => threat(view, card, hunter),
    takeCombatCard: ({ card }) =>
      Math.max(...(view.combat?.hunters ?? []).map((hunter) => threat(view, card, hunter)), -9),
    flipPlotting: () => 1,
    discardEvent: ({ card }) => (TIMES[card] === undefined ? 0.5 : 1),
    resolveDrawn: () => 1,
  };
}
