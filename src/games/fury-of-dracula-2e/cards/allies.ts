import type { Random } from '../../kit/random.js';
import type { Action } from '../actions.js';
import type { AllyId, EventId } from '../data/event-cards.js';
import type { ItemId } from '../data/item-cards.js';
import { ITEM_CARDS } from '../data/item-cards.js';
import { drawEncounters } from '../phases/encounter-hand.js';
import { itemsOf, kindsOf } from '../reading.js';
import type { HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { Step } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import type { EventRule, EventRules } from './card.js';

type Side = 'hunters' | 'dracula';

export function dismiss(tale: Tale, side: Side): void {
  const card = tale.state.allies[side];
  if (card !== undefined) tale.tell({ type: 'AllyLeft', side, card });
}

/** One ally stands by each side. With his brides Dracula draws more encounters at once. */
function arrive(tale: Tale, side: Side, card: EventId, random: Random): void {
  dismiss(tale, side);
  tale.tell({ type: 'AllyArrived', side, card });
  if (card === 'draculas-brides') drawEncounters(tale, random);
}

/** A new ally of the hunters always takes the place of the old one. */
const ofHunters: EventRule = {
  takesEffect: (tale, { card }, random) => arrive(tale, 'hunters', card, random),
};

/** Dracula may keep the old one instead. */
const ofDracula: EventRule = {
  takesEffect: (tale, { card }, random) => {
    if (tale.state.allies.dracula === undefined) arrive(tale, 'dracula', card, random);
    else tale.next({ is: 'cardAsks', card, seat: 'dracula' });
  },
  choices: ({ allies }, { card }) =>
    [card, ...(allies.dracula === undefined ? [] : [allies.dracula])].map((one) => ({
      type: 'keepAlly',
      card: one,
    })),
  isChosen: (tale, { card }, action, random) => {
    const isNew = action.type === 'keepAlly' && action.card === card;
    if (isNew) arrive(tale, 'dracula', card, random);
  },
};

const SHIELDS: readonly ItemId[] = ['crucifix', 'heavenly-host'];

/** Public: the hunter holds items, and not all that would help lie in the discard pile. */
function couldShowShield(state: State, hunter: HunterId): boolean {
  const unseen = ITEM_CARDS.some(({ id, count }) => SHIELDS.includes(id) && state.items.discard[id] < count);
  return unseen && itemsOf(state, hunter).length > 0;
}

function shields(state: State, hunter: HunterId): readonly Action[] {
  return kindsOf(itemsOf(state, hunter))
    .filter((item) => SHIELDS.includes(item))
    .map((item) => ({ type: 'showItem', item }));
}

const harmOf = (hunter: HunterId): Step => ({ is: 'harm', hunter, health: 1, bites: 0 });

/** The hunter whom Quincey P. Morris was set on may show a Crucifix or a Heavenly Host. */
export function setOn(tale: Tale, hunter: HunterId): void {
  const asked = couldShowShield(tale.state, hunter);
  tale.next(asked ? { is: 'cardAsks', card: 'quincey-p-morris', seat: hunter, hunter } : harmOf(hunter));
}

const quincey: EventRule = {
  ...ofDracula,
  choices: (state, step) =>
    step.hunter === undefined
      ? (ofDracula.choices?.(state, step) ?? [])
      : [{ type: 'pass' }, ...shields(state, step.hunter)],
  isChosen: (tale, step, action, random) => {
    const { hunter } = step;
    if (hunter === undefined) return ofDracula.isChosen?.(tale, step, action, random);
    if (action.type === 'showItem') return tale.tell({ type: 'ItemShown', seat: hunter, item: action.item });
    tale.tell({ type: 'EventPassed', seat: hunter });
    tale.next(harmOf(hunter));
  },
};

export const allies: EventRules<AllyId> = {
  'jonathan-harker': ofHunters,
  'rufus-smith': ofHunters,
  'sister-agatha': ofHunters,
  'draculas-brides': ofDracula,
  'immanuel-hildesheim': ofDracula,
  'quincey-p-morris': quincey,
};
