import type { SeatId } from '../kit/audience.js';
import { EVENT_CARDS, type EventId } from './data/event-cards.js';
import type { ItemId } from './data/item-cards.js';
import { eventsOf, itemsOf } from './reading.js';
import { HUNTERS, isHunter, SEATS, type FurySeat } from './seats.js';
import type { State } from './state.js';
import type { WindowName } from './steps/cards.js';
import type { StepOf } from './steps/steps.js';

type Window = StepOf<'window'>;

export interface WindowRule {
  /** Who may hold something for it, in the order of asking. */
  seats(step: Window): readonly FurySeat[];
  /** Cards that are played here. */
  readonly events: readonly EventId[];
  /** Items that are used here. */
  readonly items?: readonly ItemId[];
  /** All are asked at once; otherwise each answers before the next. */
  readonly atOnce?: true;
}

const dracula = (): readonly FurySeat[] => ['dracula'];
const allHunters = (): readonly FurySeat[] => HUNTERS;
const theParty = ({ hunters }: Window): readonly FurySeat[] => hunters ?? [];
const theHunter = ({ hunter }: Window): readonly FurySeat[] => (hunter === undefined ? [] : [hunter]);
const lastOf = ({ chain }: Window): EventId | undefined => chain?.at(-1)?.card;

/** Cards for a hunter's own turn, outside combat. */
export const TURN_EVENTS: readonly EventId[] = [
  'blood-transfusion',
  'chartered-carriage',
  'excellent-weather',
  'good-luck',
  'hypnosis',
  'long-day',
  'money-trail',
  'mystic-research',
  'sense-of-emergency',
  'stormy-seas',
];
export const TURN_ITEMS: readonly ItemId[] = ['dogs', 'heavenly-host', 'holy-water', 'local-rumors'];

/** Cards for the start of a turn of Dracula. */
export const DRACULA_TURN_EVENTS: readonly EventId[] = [
  'devilish-power',
  'roadblock',
  'time-runs-short',
  'unearthly-swiftness',
];

/** Every window: which seats are asked, and what may be played there. */
export const WINDOWS: Readonly<Record<WindowName, WindowRule>> = {
  cancelDraculaEvent: { seats: allHunters, events: ['good-luck', 'chartered-carriage'], atOnce: true },
  cancelHunterEvent: { seats: dracula, events: ['devilish-power', 'false-tip-off'] },
  // A card of their own is to be cancelled: who passes in advance on the cards of others still stands up for it.
  defendHunterEvent: { seats: allHunters, events: ['good-luck', 'chartered-carriage'], atOnce: true },
  defendDraculaEvent: { seats: dracula, events: ['devilish-power', 'false-tip-off'] },
  partyBegins: {
    seats: (step) => theParty(step).slice(1),
    events: TURN_EVENTS,
    items: TURN_ITEMS,
    atOnce: true,
  },
  huntersAtSea: { seats: dracula, events: ['control-storms'] },
  beforeTrain: { seats: dracula, events: ['false-tip-off'] },
  afterCrossing: { seats: dracula, events: ['customs-search'] },
  beforeReveal: { seats: dracula, events: ['sensationalist-press'] },
  encounterRevealed: {
    seats: theParty,
    events: ['forewarned', 'secret-weapon'],
    items: ['dogs'],
    atOnce: true,
  },
  newVampireAtNight: { seats: dracula, events: ['seduction'] },
  // Source document: from Dracula clockwise, each player in turn.
  combatBegins: {
    seats: () => SEATS,
    events: ['trap', 'rage', 'wild-horses', 'advance-planning', 'escape-route', 'heroic-leap'],
    items: ['garlic'],
  },
  beforeHarm: { seats: theHunter, events: ['great-strength'] },
  agentFought: { seats: dracula, events: ['relentless-minion'] },
};

const COUNTS = new Map<EventId, number>(EVENT_CARDS.map(({ id, count }) => [id, count]));
const OWNERS = new Map<EventId, string>(EVENT_CARDS.map(({ id, owner }) => [id, owner]));

/** Public: a copy of the card has not been seen in the discard pile or in play. */
export function mayBeHeld({ events, allies }: State, card: EventId): boolean {
  const inPlay = Object.values(allies).filter((ally) => ally === card).length;
  return events.discard[card] + inPlay < (COUNTS.get(card) ?? 0);
}

const isOf = (card: EventId, seat: SeatId) => OWNERS.get(card) === (isHunter(seat) ? 'hunters' : 'dracula');

/** A cancelling card must fit what it cancels. */
function fits(step: Window, card: EventId): boolean {
  if (card === 'chartered-carriage') return step.chain === undefined || lastOf(step) === 'false-tip-off';
  if (card === 'false-tip-off') return step.chain === undefined || lastOf(step) === 'chartered-carriage';
  return true;
}

/** Cards of this seat's side that could be played here. */
export function eventsFor(step: Window, seat: SeatId): readonly EventId[] {
  return WINDOWS[step.window].events.filter((card) => isOf(card, seat) && fits(step, card));
}

/** Whether this seat is asked in some window of this name. */
export function isEverAsked(window: WindowName, seat: SeatId): boolean {
  const { events, items = [] } = WINDOWS[window];
  return events.some((card) => isOf(card, seat)) || (items.length > 0 && isHunter(seat));
}

/** Dogs help against these alone. */
const DOGS_HELP: readonly string[] = ['rats', 'saboteur', 'spy', 'thief'];

const isOfUse = ({ encounter }: Window, item: ItemId) =>
  item !== 'dogs' || encounter === undefined || DOGS_HELP.includes(encounter);

export const itemsFor = (step: Window, seat: SeatId): readonly ItemId[] =>
  isHunter(seat) && (step.hunters?.includes(seat) ?? false)
    ? (WINDOWS[step.window].items ?? []).filter((item) => isOfUse(step, item))
    : [];

/** Public: the seat holds events, and one of them could be such a card. */
export function couldPlay(state: State, seat: SeatId, cards: readonly EventId[]): boolean {
  return eventsOf(state, seat).length > 0 && cards.some((card) => mayBeHeld(state, card));
}

/** Nothing but public facts: who passed, how many cards lie where, which have been seen. */
export function askedIn(state: State, step: Window): readonly FurySeat[] {
  const rule = WINDOWS[step.window];
  const left = rule.seats(step).filter((seat) => {
    if (step.passed.includes(seat)) return false;
    const mayUse = itemsFor(step, seat).length > 0 && itemsOf(state, seat).length > 0;
    return mayUse || couldPlay(state, seat, eventsFor(step, seat));
  });
  return rule.atOnce === true ? left : left.slice(0, 1);
}
