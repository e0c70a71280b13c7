import { DRACULA_COMBAT_CARDS, type DraculaCombatId, type HunterCombatId } from '../data/combat-cards.js';
import { ITEM_CARDS, type ItemId } from '../data/item-cards.js';
import type { View } from '../view/view.js';
import { isEscape, mayEscape, type Fight } from './round.js';
import { fights, type Sheet } from './sheets.js';

export const BASIC: readonly HunterCombatId[] = ['punch', 'dodge', 'escape'];

/** How likely cards are: all together are 1. */
export type Hand<Card> = readonly (readonly [Card, number])[];

function shares<Card>(weighed: Hand<Card>): Hand<Card> {
  const sum = weighed.reduce((all, [, weight]) => all + weight, 0);
  return weighed.map(([card, weight]) => [card, weight / sum]);
}

export const mean = <Card>(hand: Hand<Card>, worth: (card: Card) => number): number =>
  hand.reduce((sum, [card, share]) => sum + share * worth(card), 0);

/** Dracula rather escapes than not; what he has played lies open. */
const ESCAPES_RATHER = 2.5;

export function cardsOfDracula(fight: Fight, played: readonly DraculaCombatId[]): Hand<DraculaCombatId> {
  return shares(
    DRACULA_COMBAT_CARDS.map(({ id, count }) => {
      const left = count - played.filter((card) => card === id).length;
      const rather = isEscape(id) ? (mayEscape(fight) ? ESCAPES_RATHER : 0) : 1;
      return [id, left * rather] as const;
    }),
  );
}

/** What Dracula must expect of a hunter: the cards that are not resting, and items. */
export function cardsOfHunter({ combat, piles }: View, sheet: Sheet): Hand<HunterCombatId> {
  const rests = combat?.resting.find(({ hunter }) => hunter === sheet.seat)?.card;
  const known = sheet.items.filter((item) => fights(item) && item !== rests);
  const hidden = Math.min(3, sheet.itemCount - sheet.items.length);
  const unseen = ITEM_CARDS.filter((card) => card.fights).map(({ id, count }): [ItemId, number] => [
    id,
    count - piles.items.discard.filter((item) => item === id).length,
  ]);
  return shares<HunterCombatId>([
    ...BASIC.filter((card) => card !== rests).map((card) => [card, card === 'escape' ? 0.5 : 1] as const),
    ...known.map((item) => [item as HunterCombatId, 2] as const),
    ...shares(unseen).map(([item, share]) => [item as HunterCombatId, 1.2 * hidden * share] as const),
  ]);
}
