import type { SeatId } from '../kit/audience.js';
import { EVENT_CARDS, type EventId, type Timing } from './data/event-cards.js';
import { ITEM_CARDS, type ItemId } from './data/item-cards.js';
import { ownerOf } from './chance.js';
import { eventsOf, itemsOf } from './reading.js';
import { HUNTERS, isHunter, type FurySeat } from './seats.js';
import type { State } from './state.js';
import type { WindowName } from './steps/cards.js';
import type { StepOf } from './steps/steps.js';

type Window = StepOf<'window'>;

export interface WindowRule {
  /** Who may hold something for it. */
  seats(step: Window): readonly FurySeat[];
  /** Cards that are played here. */
  readonly events: readonly EventId[];
  /** Items that are used here, by hunters whom it is about. */
  readonly items?: readonly ItemId[];
}

const dracula = (): readonly FurySeat[] => ['dracula'];
const allHunters = (): readonly FurySeat[] => HUNTERS;
const theHunter = ({ hunter }: Window): readonly FurySeat[] => (hunter === undefined ? [] : [hunter]);
const theHunters = ({ hunters }: Window): readonly FurySeat[] => hunters ?? [];

/** The printed timing of the cards says where they belong. */
export const eventsWith = (timing: Timing): readonly EventId[] =>
  EVENT_CARDS.filter((card) => (card.timing as readonly Timing[]).includes(timing)).map(({ id }) => id);
const itemsWith = (timing: string): readonly ItemId[] =>
  ITEM_CARDS.filter((card) => (card.timing as readonly string[]).includes(timing)).map(({ id }) => id);

/** Which card cancels which. */
export const CANCELLED_BY: Readonly<Partial<Record<EventId, EventId>>> = {
  'local-rumors': 'sensationalist-press',
  'newspaper-reports': 'sensationalist-press',
  'hired-scouts': 'sensationalist-press',
  'evil-presence': 'sensationalist-press',
  'false-tip': 'good-luck',
};

/** Every window: which seats are asked at once, and what may be played there. */
export const WINDOWS: Readonly<Record<WindowName, WindowRule>> = {
  atDawn: { seats: allHunters, events: eventsWith('atDawn') },
  atDusk: { seats: allHunters, events: eventsWith('atDusk') },
  cancelHunterEvent: { seats: dracula, events: eventsWith('onHunterEvent') },
  cancelDraculaEvent: { seats: allHunters, events: ['good-luck'] },
  onTicketUse: { seats: dracula, events: eventsWith('onTicketUse') },
  afterRoadMove: { seats: dracula, events: eventsWith('afterHunterRoadMove') },
  afterRegionChange: { seats: dracula, events: eventsWith('afterRegionChange') },
  onAmbush: { seats: theHunter, events: eventsWith('onAmbush'), items: itemsWith('onAmbush') },
  onSearch: { seats: dracula, events: eventsWith('onSearch') },
  beforeSearch: { seats: theHunter, events: [], items: itemsWith('beforeSearch') },
  combatBegins: { seats: theHunters, events: eventsWith('combatStart'), items: itemsWith('combatStart') },
  cardCancelled: { seats: dracula, events: eventsWith('onOwnCombatCardCancelled') },
  weaponResolved: { seats: theHunter, events: [], items: itemsWith('afterWeaponResolves') },
  beforeHarm: { seats: allHunters, events: eventsWith('combatDamage') },
  endOfDraculaPhase: { seats: dracula, events: eventsWith('endDraculaPhase') },
};

const COUNTS = new Map<EventId, number>(EVENT_CARDS.map(({ id, count }) => [id, count]));

/** Public: a copy of the card has not been seen in the discard pile or in play. */
export function mayBeHeld({ events, allies }: State, card: EventId): boolean {
  const inPlay = Object.values(allies).filter((ally) => ally === card).length;
  return events.discard[card] + inPlay < (COUNTS.get(card) ?? 0);
}

const isOf = (card: EventId, seat: SeatId) => ownerOf(card) === (isHunter(seat) ? 'hunters' : 'dracula');

/** Cards of this seat's side that could be played here. */
export function eventsFor({ window }: Window, seat: SeatId): readonly EventId[] {
  return WINDOWS[window].events.filter((card) => isOf(card, seat));
}

/** Whether this seat is asked in some window of this name. */
export function isEverAsked(window: WindowName, seat: SeatId): boolean {
  const { events, items = [] } = WINDOWS[window];
  return events.some((card) => isOf(card, seat)) || (items.length > 0 && isHunter(seat));
}

export const itemsFor = ({ window, hunter, hunters }: Window, seat: SeatId): readonly ItemId[] =>
  isHunter(seat) && (hunter === seat || hunters?.includes(seat) === true)
    ? (WINDOWS[window].items ?? [])
    : [];

/** Public: the seat holds events, and one of them could be such a card. */
export function couldPlay(state: State, seat: SeatId, cards: readonly EventId[]): boolean {
  return eventsOf(state, seat).length > 0 && cards.some((card) => mayBeHeld(state, card));
}

/** Nothing but public facts: who passed, how many cards lie where, which have been seen. All are asked at once. */
export function askedIn(state: State, step: Window): readonly FurySeat[] {
  return WINDOWS[step.window].seats(step).filter((seat) => {
    if (step.passed.includes(seat)) return false;
    const mayUse = itemsFor(step, seat).length > 0 && itemsOf(state, seat).length > 0;
    return mayUse || couldPlay(state, seat, eventsFor(step, seat));
  });
}
