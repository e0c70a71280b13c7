import type { Action, ActionName } from '../../../../src/games/fury-of-dracula-4e/actions/actions.js';
import { TOKENS } from '../../../../src/games/fury-of-dracula-4e/data/limits.js';
import type { LocationId } from '../../../../src/games/fury-of-dracula-4e/data/places.js';
import { CASTLE, isSea } from '../../../../src/games/fury-of-dracula-4e/map.js';
import { seaDamage } from '../../../../src/games/fury-of-dracula-4e/phases/trail/routes.js';
import { draculaIsAt, huntersAt, locationIn } from '../../../../src/games/fury-of-dracula-4e/reading.js';
import { isHunter } from '../../../../src/games/fury-of-dracula-4e/seats.js';
import type { State } from '../../../../src/games/fury-of-dracula-4e/state.js';
import type { SeatId } from '../../../../src/games/kit/audience.js';

/** What the table sees of an answer of one seat. Answers that look alike must be alike to all who do not know better. */
type Look<Asked extends Action = Action> = (state: State, action: Asked, seat: SeatId) => string;

/** A land card that stays face down, or a place that everybody will see. */
const landing = (state: State, location: LocationId): string =>
  location === CASTLE || huntersAt(state, location).length > 0 ? location : 'face down';

/** A lair comes back to the trail for all to see; at sea he suffers. */
function going(state: State, location: LocationId): string {
  if (isSea(location)) return `sea ${seaDamage(state, draculaIsAt(state), location)}`;
  const lair = state.lairs.find((hideout) => locationIn(hideout) === location);
  return lair === undefined ? `land ${landing(state, location)}` : `lair ${lair.space}`;
}

/** Going to a city is seen by the Fury of Dracula; staying is not. */
const staying = (state: State): string => {
  const kind = state.despair >= TOKENS.despair ? 'stays' : 'land';
  return `${kind} ${landing(state, draculaIsAt(state))}`;
};

/** As a bat he flies unseen; all other places are named aloud. */
function chosen(state: State, location: LocationId): string {
  const [step] = state.agenda;
  return step?.is === 'combatAsks' && step.what === 'fly'
    ? `flies ${landing(state, location)}`
    : `chooses ${location}`;
}

/** An open card that leaves the hand must be followed by another, and all see that. */
function opened(state: State, seat: SeatId, card: string): boolean {
  if (!isHunter(seat)) return false;
  const { openItem, openEvent } = state.hunters[seat];
  return openItem === card || openEvent === card;
}

const isAsked = ({ agenda: [step] }: State, is: string) => step?.is === is;

/** In the round a card is chosen in secret; it is swapped openly. */
const fights = (state: State, card: string) =>
  isAsked(state, 'combatChoice') ? 'chooses a card' : `swaps for ${card}`;

/** Dracula's hand is his own; what hunters discard lies open. */
const gaveUp = (encounter: string, seat: SeatId) =>
  isHunter(seat) ? `discards ${encounter}` : 'discards an encounter';

const LOOKS: { readonly [Name in ActionName]?: Look<Extract<Action, { type: Name }>> } = {
  moveTo: (state, { location }) => going(state, location),
  hide: staying,
  takeWolfForm: (state, { location }) => `wolf ${going(state, location)}`,
  darkCall: (state) => `dark call ${landing(state, draculaIsAt(state))}`,
  feed: (state) => `feed ${landing(state, draculaIsAt(state))}`,
  chooseLocation: (state, { location }) => chosen(state, location),
  placeEncounter: () => 'places an encounter',
  makeLair: () => 'makes a lair',
  discardEncounter: (_state, { encounter }, seat) => gaveUp(encounter, seat),
  attackWith: () => 'chooses a card',
  fightWith: (state, { card }) => fights(state, card),
  takeCombatCard: () => 'takes a card',
  takeFoundItem: () => 'takes an item',
  keepEvent: () => 'keeps an event',
  keepItemOpen: () => 'keeps an item open',
  keepEventOpen: () => 'keeps an event open',
  giveItem: (state, { item, to }, seat) => `hands to ${to} ${opened(state, seat, item)}`,
  discardItem: (state, { item }, seat) => `discards ${item} ${opened(state, seat, item)}`,
  discardEvent: (state, { card }, seat) => `discards ${card} ${opened(state, seat, card)}`,
  playEvent: (state, { card }, seat) => `plays ${card} ${opened(state, seat, card)}`,
};

/** What everybody but the seat sees of its answer. Dracula begins unseen; all that hunters do on the board is seen. */
export function lookOf(state: State, seat: SeatId, action: Action): string {
  if (action.type === 'startIn' && !isHunter(seat)) return 'begins';
  const look = LOOKS[action.type] as Look | undefined;
  return look?.(state, action, seat) ?? JSON.stringify(action);
}
