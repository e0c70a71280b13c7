import type { Random } from '../../kit/random.js';
import type { Action } from '../actions/actions.js';
import type { EventId } from '../data/event-cards.js';
import type { ItemId } from '../data/item-cards.js';
import { eventsOf, itemsOf, kindsOf } from '../reading.js';
import { isHunter, type FurySeat, type HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { About, Played } from '../steps/cards.js';
import type { Step } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import { CANCELLED_BY } from '../windows.js';
import { allies } from './allies.js';
import type { EventRule, Occasion } from './card.js';
import { combatEvents } from './combat-events.js';
import { draculaAllies } from './dracula-allies.js';
import { draculaAnswers } from './dracula-answers.js';
import { draculaEvents } from './dracula-events.js';
import { encounterEvents } from './encounter-events.js';
import { findingEvents } from './finding-events.js';
import { helpingEvents } from './helping-events.js';
import { ITEM_RULES } from './items.js';
import { travelEvents } from './travel-events.js';

export const EVENT_RULES: Readonly<Record<EventId, EventRule>> = {
  ...findingEvents,
  ...travelEvents,
  ...helpingEvents,
  ...combatEvents,
  ...encounterEvents,
  ...draculaEvents,
  ...draculaAnswers,
  ...allies,
  ...draculaAllies,
};

/** Events of the hand that may be played now, of those that belong here. */
export function playable(
  state: State,
  seat: FurySeat,
  occasion: Occasion,
  cards: readonly EventId[],
): readonly Action[] {
  return kindsOf(eventsOf(state, seat))
    .filter((card) => cards.includes(card) && (EVENT_RULES[card].mayPlay?.(state, seat, occasion) ?? true))
    .map((card) => ({ type: 'playEvent', card }));
}

export function usable(
  state: State,
  seat: FurySeat,
  occasion: Occasion,
  kinds: readonly ItemId[],
): readonly Action[] {
  if (!isHunter(seat)) return [];
  return kindsOf(itemsOf(state, seat))
    .filter((item) => kinds.includes(item) && (ITEM_RULES[item]?.mayUse?.(state, seat, occasion) ?? true))
    .map((item) => ({ type: 'useItem', item }));
}

/** A card from the hand: it may be cancelled, and then takes effect. */
export function playEvent(tale: Tale, played: Played, about: About = {}): void {
  tale.tell({ type: 'EventPlayed', ...played });
  tale.next(...effectOf(played, about));
}

/** The steps of a card that lies on the table. */
export function effectOf(played: Played, about: About = {}): readonly Step[] {
  const takeEffect: Step = { is: 'takeEffect', ...played, ...about };
  if (CANCELLED_BY[played.card] === undefined) return [takeEffect];
  const window = isHunter(played.seat) ? 'cancelHunterEvent' : 'cancelDraculaEvent';
  return [{ is: 'window', window, passed: [], played, ...about }, takeEffect];
}

export function useItem(
  tale: Tale,
  hunter: HunterId,
  item: ItemId,
  occasion: Occasion,
  random: Random,
): void {
  ITEM_RULES[item]?.isUsed(tale, hunter, occasion, random);
}
