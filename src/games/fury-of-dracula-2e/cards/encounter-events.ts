import type { Action } from '../actions.js';
import type { ItemId } from '../data/item-cards.js';
import { hunterOf, itemsOf, kindsOf } from '../reading.js';
import { isHunter, type FurySeat } from '../seats.js';
import type { State } from '../state.js';
import type { EventRules, ItemRules } from './card.js';

/** Events that belong to encounters. */
export const ENCOUNTER_EVENTS = ['forewarned', 'secret-weapon', 'seduction'] as const;
export type EncounterEventId = (typeof ENCOUNTER_EVENTS)[number];

/** One item of the hand for one that lies in the discard pile. */
function exchanges(state: State, seat: FurySeat): readonly Action[] {
  const { discard } = state.items;
  const thrown = (Object.keys(discard) as ItemId[]).filter((item) => discard[item] > 0);
  return kindsOf(itemsOf(state, seat)).flatMap((item) =>
    thrown.map((taken): Action => ({ type: 'exchangeItem', item, taken })),
  );
}

export const encounterEvents: EventRules<EncounterEventId> = {
  /** The encounter goes back to the pool without effect; nobody need play another card for it. */
  forewarned: {
    takesEffect: (tale) => {
      tale.drop('window');
      tale.drop('encounter');
      tale.amend('encounterOver', (step) => ({ ...step, fate: 'pool' }));
    },
  },
  'secret-weapon': {
    mayPlay: (state, seat) => exchanges(state, seat).length > 0,
    takesEffect: (tale, { seat }) => tale.next({ is: 'cardAsks', card: 'secret-weapon', seat }),
    choices: (state, { seat }) => exchanges(state, seat),
    isChosen: (tale, { seat }, action) => {
      if (action.type !== 'exchangeItem' || !isHunter(seat)) return;
      tale.tell({ type: 'ItemDiscarded', seat, item: action.item });
      tale.tell({ type: 'ItemRecovered', seat, item: action.taken });
    },
  },
  /** No die, and nothing protects: the new vampire bites all and goes back to Dracula. */
  seduction: {
    takesEffect: (tale) => tale.amend('vampireWakes', (step) => ({ ...step, seduces: true })),
  },
};

/** Dogs are laid open, and stay so. */
export const encounterItems: ItemRules = {
  dogs: {
    mayUse: (state, hunter) => !hunterOf(state, hunter).dogs,
    isUsed: (tale, seat) => tale.tell({ type: 'DogsLaid', seat }),
  },
};
