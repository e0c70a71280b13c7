import type { Message } from '../../kit/message.js';
import { listOf, nameIn, namesIn } from '../../kit/naming.js';
import type { View } from '../view/view.js';
import { text } from './text.js';

type Combat = NonNullable<View['combat']>;

/** The combat that goes on. */
export function combat({ combat: fight }: View): readonly Message[] {
  if (fight === undefined) return [];
  const { opponent, hunters, location, round, atNight, damage } = fight;
  return [
    text('fight', {
      round,
      location: nameIn('place', location),
      night: atNight ? 'yes' : 'no',
      hunters: listOf(namesIn('seat', hunters)),
      opponent: nameIn('opponent', opponent),
    }),
    ...(damage === 0 ? [] : [text('vampireDamage', { damage })]),
    ...ofDracula(fight),
    ...ofHunters(fight),
    ...state(fight),
  ];
}

function ofDracula({ handCount, hand = [], played, attack, shownAttack, plots }: Combat): readonly Message[] {
  return [
    text('combatHand', { count: handCount }),
    ...cards('yourCombatHand', hand),
    ...cards('combatPlayed', played),
    ...(attack === undefined ? [] : [against('yourAttack', attack)]),
    ...(shownAttack === undefined ? [] : [against('shownAttack', shownAttack)]),
    ...(plots === 0 ? [] : [text('plots', { count: plots })]),
  ];
}

function ofHunters({ ready, chosen, shown, resting, prepared, found = [] }: Combat): readonly Message[] {
  return [
    ...seats('ready', ready),
    ...(chosen === undefined ? [] : [text('chosen', { card: nameIn('card', chosen) })]),
    ...shown.map((play) => ofHunter('shown', play)),
    ...resting.map((play) => ofHunter('resting', play)),
    ...prepared.map((play) => ofHunter('prepared', play)),
    ...(found.length === 0 ? [] : [text('found', { items: listOf(namesIn('item', found)) })]),
  ];
}

function state({ mesmerized, wreaths, noEscape, bulletsUsed }: Combat): readonly Message[] {
  return [
    ...seats('mesmerized', mesmerized),
    ...seats('wreaths', wreaths),
    ...(noEscape ? [text('noEscape')] : []),
    ...(bulletsUsed ? [text('bulletsUsed')] : []),
  ];
}

const cards = (name: string, ids: readonly string[]): readonly Message[] =>
  ids.length === 0 ? [] : [text(name, { cards: listOf(namesIn('card', ids)) })];

const seats = (name: string, ids: readonly string[]): readonly Message[] =>
  ids.length === 0 ? [] : [text(name, { seats: listOf(namesIn('seat', ids)) })];

const ofHunter = (
  name: string,
  { hunter, card }: { readonly hunter: string; readonly card: string },
): Message => text(name, { seat: nameIn('seat', hunter), card: nameIn('card', card) });

const against = (name: string, { card, engaged }: NonNullable<Combat['attack']>): Message =>
  text(name, { card: nameIn('card', card), hunter: nameIn('seat', engaged) });
