import { ITEM_CARDS, type ItemId } from '../data/item-cards.js';
import { WEAPONS } from '../cards/showing.js';
import { characterOf, isHunter } from '../seats.js';
import type { View } from '../view/view.js';

export type Sheet = View['hunters'][number];

/** Items by their use, the best first. */
const RANKS: readonly ItemId[] = [
  'knife',
  'stake',
  'crucifix',
  'rifle',
  'pistol',
  'heavenly-host',
  'holy-bullets',
  'garlic',
  'garlic-wreath',
  'holy-circle',
  'dogs',
  'fast-horses',
];

export const rankOf = (item: ItemId): number => RANKS.length - RANKS.indexOf(item);

export const sheetOf = ({ hunters }: View, seat: string): Sheet | undefined =>
  isHunter(seat) ? hunters.find((sheet) => sheet.seat === seat) : undefined;

export const healthLeft = ({ seat, damage }: Sheet): number => characterOf(seat).health - damage;

export const isWeak = (sheet: Sheet): boolean => healthLeft(sheet) * 5 <= characterOf(sheet.seat).health * 2;

export const isWeapon = (item: ItemId): boolean => WEAPONS.includes(item);

export const fights = (item: ItemId): boolean => ITEM_CARDS.some(({ id, fights: is }) => id === item && is);

/** A weapon more than is shown is as good as half of one. */
export function armsOf({ items, itemCount }: Sheet): number {
  return items.filter(fights).length + (itemCount - items.length) / 2;
}

/** The next bite defeats. */
export const isBittenToTheLimit = ({ bites, seat }: Sheet): boolean => bites >= characterOf(seat).biteSpaces;

export const isNight = ({ phase }: View): boolean =>
  phase === 'dusk' || phase === 'night' || phase === 'dracula';
