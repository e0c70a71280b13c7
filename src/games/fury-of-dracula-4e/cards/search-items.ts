import type { EncounterId } from '../data/encounters.js';
import type { ItemId } from '../data/item-cards.js';
import { ambushIn, callOffAmbush } from '../encounters/calling-off.js';
import { VAMPIRES } from '../encounters/kinds.js';
import { itemsOf } from '../reading.js';
import type { HunterId } from '../seats.js';
import type { State } from '../state.js';
import type { Tale } from '../tale.js';
import type { ItemRule, ItemRules } from './card.js';

/** What dogs drive off. */
export const DRIVEN_OFF: readonly EncounterId[] = ['saboteur', 'spy', 'rats', 'wolves'];
/** What a stake is good against. */
export const STAKED: readonly EncounterId[] = [...VAMPIRES, 'hoax'];

const countOf = (items: readonly ItemId[], item: ItemId) => items.filter((one) => one === item).length;

/** What was shown for the search that is to come. */
function shownIn({ agenda }: State): readonly ItemId[] {
  return agenda.flatMap((step) => (step.is === 'found' ? step.shown : []));
}

function show(tale: Tale, seat: HunterId, item: ItemId): void {
  tale.tell({ type: 'ItemShown', seat, item });
  tale.amend('found', (step) => ({ ...step, shown: [...step.shown, item] }));
}

/** Shown before a search; or discarded in an ambush. */
const dogs: ItemRule = {
  mayUse: (state, _hunter, occasion) => {
    const ambush = ambushIn(occasion);
    if (ambush === undefined) return !shownIn(state).includes('dogs');
    return ambush.encounter !== undefined && DRIVEN_OFF.includes(ambush.encounter);
  },
  isUsed: (tale, hunter, occasion) => {
    const ambush = ambushIn(occasion);
    if (ambush === undefined) return show(tale, hunter, 'dogs');
    tale.tell({ type: 'ItemDiscarded', seat: hunter, item: 'dogs' });
    callOffAmbush(tale, ambush);
  },
};

/** Each that is shown may be discarded in the search. */
const stake: ItemRule = {
  mayUse: (state, hunter) => countOf(shownIn(state), 'stake') < countOf(itemsOf(state, hunter), 'stake'),
  isUsed: (tale, hunter) => show(tale, hunter, 'stake'),
};

/** Items for a search. */
export const searchItems = { dogs, stake } satisfies ItemRules;
