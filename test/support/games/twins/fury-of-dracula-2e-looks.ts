import type { Action, ActionName } from '../../../../src/games/fury-of-dracula-2e/actions.js';
import type { LocationId } from '../../../../src/games/fury-of-dracula-2e/data/places.js';
import { CASTLE, isSea } from '../../../../src/games/fury-of-dracula-2e/map.js';
import { bloodFor } from '../../../../src/games/fury-of-dracula-2e/phases/dracula-routes.js';
import { everySpace, huntersAt } from '../../../../src/games/fury-of-dracula-2e/reading.js';
import { isHunter } from '../../../../src/games/fury-of-dracula-2e/seats.js';
import type { State } from '../../../../src/games/fury-of-dracula-2e/state.js';
import type { SeatId } from '../../../../src/games/kit/audience.js';

/** What the table sees of an answer of one seat. Answers that look alike must be alike to all who do not know better. */
type Look<Asked extends Action = Action> = (state: State, action: Asked, seat: SeatId) => string;

/** By these options coming home looks like coming to a city. */
function comesHomeUnseen({ options }: State): boolean {
  return !options.castleFaceUp && options.castleEncounter && options.castleBlood === 0;
}

/** A land card that stays face down, or a place that everybody will see. */
function landing(state: State, location: LocationId | undefined): string {
  if (location === undefined) return 'nowhere';
  const isHome = location === CASTLE && !comesHomeUnseen(state);
  return isHome || huntersAt(state, location).length > 0 ? location : 'face down';
}

const here = ({ trail: [head] }: State) => head?.at;

/** Which card comes to the head of the trail, and whether Hide is turned up for it. */
function fromTheTrail(state: State, location: LocationId): string {
  const spot = everySpace(state).find(({ lies }) => lies.card === location);
  const hid = everySpace(state).find(({ lies }) => lies.card === 'hide' && lies.at === location);
  const hidden = hid === undefined ? 'openly' : `${hid.area} ${hid.space}`;
  const kind = isSea(location) ? 'sea' : 'land';
  return `${kind} ${spot?.area} ${spot?.space} ${spot?.lies.faceUp} ${hidden} ${landing(state, location)}`;
}

function bySea(state: State, location: LocationId): string {
  return isSea(location) ? `sea ${bloodFor(state, location)}` : `land ${landing(state, location)}`;
}

/** Evasion, and what Sensationalist Press keeps down, are chosen in secret; all other places are named aloud. */
function named(state: State, location: LocationId): string {
  const [step] = state.agenda;
  const card = step?.is === 'cardAsks' ? step.card : undefined;
  if (card === 'evasion') return `land ${landing(state, location)}`;
  return card === 'sensationalist-press' ? 'keeps a place down' : `names ${location}`;
}

/** An open card that leaves the hand must be followed by another, and all see that. */
function opened(state: State, seat: SeatId, card: string): boolean {
  if (!isHunter(seat)) return false;
  const { openItem, openEvent, dogs } = state.hunters[seat];
  return openItem === card || openEvent === card || (dogs && card === 'dogs');
}

function kept(state: State, encounter: string): string {
  const token = state.trail[0]?.tokens.find((one) => one.encounter === encounter);
  return token?.faceUp === true ? `keeps ${encounter}` : 'keeps one face down';
}

const LOOKS: { readonly [Name in ActionName]?: Look<Extract<Action, { type: Name }>> } = {
  moveByRoad: (state, { location }) => `land ${landing(state, location)}`,
  moveBySea: (state, { location }) => bySea(state, location),
  hide: (state) => `land ${landing(state, here(state))}`,
  takeWolfForm: (state, { location }) => `wolf ${landing(state, location)}`,
  hideAsWolf: (state) => `wolf ${landing(state, here(state))}`,
  darkCall: (state) => `dark call ${landing(state, here(state))}`,
  feed: (state) => `feed ${landing(state, here(state))}`,
  doubleBack: (state, { location }) => `back ${fromTheTrail(state, location)}`,
  doubleBackAsWolf: (state, { location }) => `back as a wolf ${fromTheTrail(state, location)}`,
  flyTo: (state, { location }) => `flight ${landing(state, location)}`,
  chooseLocation: (state, { location }) => named(state, location),
  placeEncounter: () => 'places an encounter',
  keepEncounter: (state, { encounter }) => kept(state, encounter),
  discardEncounter: () => 'discards an encounter',
  mature: ({ ripe: [token] }) => `matures ${token?.encounter}`,
  playTactic: () => 'chooses a card',
  keepItemOpen: () => 'keeps an item open',
  keepEventOpen: () => 'keeps an event open',
  giveItem: (state, { item, to }, seat) => `hands to ${to} ${opened(state, seat, item)}`,
  discardItem: (state, { item }, seat) => `discards ${item} ${opened(state, seat, item)}`,
  discardEvent: (state, { card }, seat) => `discards ${card} ${opened(state, seat, card)}`,
  playEvent: (state, { card }, seat) => `plays ${card} ${opened(state, seat, card)}`,
};

const OF_HUNTERS: ReadonlySet<ActionName> = new Set(['moveByRoad', 'moveBySea', 'chooseLocation']);

/** What everybody but the seat sees of its answer. Dracula begins unseen; all that hunters do on the board is seen. */
export function lookOf(state: State, seat: SeatId, action: Action): string {
  const isOpen = isHunter(seat) && OF_HUNTERS.has(action.type);
  if (action.type === 'startIn' && !isHunter(seat)) return 'begins';
  const look = isOpen ? undefined : (LOOKS[action.type] as Look | undefined);
  return look?.(state, action, seat) ?? JSON.stringify(action);
}
