import { couldShow, showings } from '../cards/showing.js';
import type { ItemId } from '../data/item-cards.js';
import { hunterOf } from '../reading.js';
import type { HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { Step } from '../steps/steps.js';
import type { Tale } from '../tale.js';
import { decideFate, type Asks, type EncounterRule } from './rule.js';

/** Each of these hunters is asked, one after another. */
export function askEach(
  tale: Tale,
  { encounter, by }: Pick<Asks, 'encounter' | 'by'>,
  hunters: readonly HunterId[],
): void {
  tale.next(...hunters.map((hunter): Step => ({ is: 'encounterAsks', encounter, hunter, by, shown: [] })));
}

/** A card that has matured is gone, and so is the card of an ambush of one card. */
export const mayStay = ({ options }: State, { by }: Asks): boolean =>
  by === 'search' || (by === 'ambush' && options.ambushCards === 'several');

/** The hunter who shows one of these is rid of a card that otherwise stays. */
export const goneIfShown = (
  kinds: readonly ItemId[],
): Pick<EncounterRule, 'isAsked' | 'choices' | 'isChosen'> => ({
  isAsked: (state, step) => mayStay(state, step) && couldShow(state, step.hunter, kinds),
  choices: (state, { hunter }) => showings(state, hunter, kinds),
  isChosen: (tale, { hunter }, action) => {
    if (action.type !== 'showItem') return tale.tell({ type: 'Passed', seat: hunter });
    tale.tell({ type: 'ItemShown', seat: hunter, item: action.item });
    decideFate(tale, 'discarded');
  },
});

export const isDelayed = (state: State, hunter: HunterId): boolean => hunterOf(state, hunter).delayed;

export function delay(tale: Tale, hunter: HunterId): void {
  if (!isDelayed(tale.state, hunter)) tale.tell({ type: 'HunterDelayed', seat: hunter });
}
