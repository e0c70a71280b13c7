import type { ByType, Of } from '../../kit/by-type.js';
import { omit, withoutOne } from '../../kit/change.js';
import { minus, plus } from '../../kit/pile.js';
import { withHunter } from '../change.js';
import type { CombatCardEvent, CombatEvent } from '../events/combat.js';
import { withItems } from '../hand-order.js';
import type { State } from '../state.js';
import { combatOf, inCombat } from './combat.js';

const same = (state: State): State => state;

function found(state: State, { seat, item }: Of<CombatEvent, 'ItemFound'>): State {
  const { items } = state;
  const rest = { ...state, items: { ...items, deck: minus(items.deck, item) } };
  return inCombat(rest, (combat) => ({
    found: { hunter: seat, items: withItems(combat.found?.items ?? [], item) },
  }));
}

function kept(state: State, { seat, item }: Of<CombatEvent, 'FoundItemKept'>): State {
  const left = withoutOne(combatOf(state).found?.items ?? [], item);
  const gained = withHunter(state, seat, { items: withItems(state.hunters[seat].items, item) });
  return inCombat(gained, () => ({ found: { hunter: seat, items: left } }));
}

function discarded(state: State, { items }: Of<CombatEvent, 'FoundItemsDiscarded'>): State {
  const { deck, discard } = state.items;
  return {
    ...state,
    items: { deck, discard: plus(discard, ...items) },
    combat: omit(combatOf(state), 'found'),
  };
}

export const evolveCombatCards: Pick<ByType<CombatEvent, [State], State>, CombatCardEvent> = {
  CombatDeckSearched: (state) => inCombat(state, ({ plots }) => ({ plots: plots + 1 })),
  PlottingFlipped: (state) => inCombat(state, ({ plots }) => ({ plots: plots - 1 })),
  DraculaEnraged: (state) => inCombat(state, () => ({ draculaCancelled: false, noEscape: true })),
  DraculaFlew: same,
  WreathHung: (state, { seat }) => inCombat(state, ({ wreaths }) => ({ wreaths: [...wreaths, seat] })),
  WreathLost: (state, { seat }) =>
    inCombat(state, ({ wreaths }) => ({ wreaths: wreaths.filter((hunter) => hunter !== seat) })),
  BulletsUsed: (state) => inCombat(state, () => ({ bulletsUsed: true })),
  CardPrepared: (state, { seat, card }) =>
    inCombat(state, ({ prepared }) => ({ prepared: [...prepared, { hunter: seat, card }] })),
  PreparedSpent: (state, { seat, card }) =>
    inCombat(state, ({ prepared }) => ({
      prepared: prepared.filter((lies) => lies.hunter !== seat || lies.card !== card),
    })),
  // The card that was shown first goes back to the hand: the other one rests.
  CombatCardSwapped: (state, { seat, card }) =>
    inCombat(state, ({ shown, resting }) => ({
      shown: { ...shown, [seat]: card },
      resting: { ...resting, [seat]: card },
    })),
  CombatCardLost: (state, { seat }) => inCombat(state, ({ resting }) => ({ resting: omit(resting, seat) })),
  ItemFound: found,
  ItemsFound: same,
  FoundItemKept: kept,
  FoundItemsDiscarded: discarded,
};
