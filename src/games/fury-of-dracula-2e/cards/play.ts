import type { Random } from '../../kit/random.js';
import type { Action } from '../actions.js';
import type { EventId } from '../data/event-cards.js';
import type { ItemId } from '../data/item-cards.js';
import { eventsOf, itemsOf, kindsOf } from '../reading.js';
import { isHunter, type FurySeat, type HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { Played } from '../steps/cards.js';
import type { Step, StepOf } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import { RESOLVE_USES, type ResolveUse } from '../values.js';
import type { EventRule, ItemRules, Occasion } from './card.js';
import { combatEvents, combatItems } from './combat-events.js';
import { draculaEvents } from './dracula-events.js';
import { encounterEvents, encounterItems } from './encounter-events.js';
import { hunterEvents } from './hunter-events.js';
import { items as turnItems } from './items.js';
import { resolveUses } from './resolve.js';

export const EVENT_RULES: Readonly<Record<EventId, EventRule>> = {
  ...hunterEvents,
  ...draculaEvents,
  ...combatEvents,
  ...encounterEvents,
};

const items: ItemRules = { ...turnItems, ...combatItems, ...encounterItems };

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
    .filter((item) => kinds.includes(item) && (items[item]?.mayUse?.(state, seat, occasion) ?? true))
    .map((item) => ({ type: 'useItem', item }));
}

export function spendable(state: State, hunter: HunterId, occasion: Occasion): readonly Action[] {
  if (state.resolve === 0) return [];
  return RESOLVE_USES.filter(
    (on) => !state.resolveUsed.includes(on) && (resolveUses[on].maySpend?.(state, hunter, occasion) ?? true),
  ).map((on) => ({ type: 'spendResolve', on }));
}

/** Whom a card that was played is about. */
export type About = Pick<StepOf<'takeEffect'>, 'hunters' | 'hunter'>;

/** A card from the hand: it may be cancelled, and then takes effect. What comes after is put behind it. */
export function playEvent(tale: Tale, played: Played, about: About = {}): void {
  tale.tell({ type: 'EventPlayed', ...played });
  tale.next(...effectOf(played, about));
}

/** The steps of a card that lies on the table. */
export function effectOf(played: Played, about: About = {}): readonly Step[] {
  return [cancelling([played], about), { is: 'takeEffect', ...played, ...about }];
}

/** The other side may cancel the last card of the chain. */
export function cancelling(chain: readonly Played[], about: About): Step {
  const last = chain.at(-1);
  const byHunter = last !== undefined && isHunter(last.seat);
  const first = byHunter ? 'cancelHunterEvent' : 'cancelDraculaEvent';
  const later = byHunter ? 'defendDraculaEvent' : 'defendHunterEvent';
  const window = chain.length > 1 ? later : first;
  return { is: 'window', window, passed: [], chain: [...chain], ...about };
}

export function useItem(
  tale: Tale,
  hunter: HunterId,
  item: ItemId,
  occasion: Occasion,
  random: Random,
): void {
  const rule = items[item];
  if (rule === undefined) throw new Error(`${item} is of no use outside combat`);
  rule.isUsed(tale, hunter, occasion, random);
}

export function spendResolve(tale: Tale, hunter: HunterId, on: ResolveUse): void {
  tale.tell({ type: 'ResolveSpent', seat: hunter, on });
  resolveUses[on].isSpent(tale, hunter);
}
