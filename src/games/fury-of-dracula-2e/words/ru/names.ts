import type { Catalogue } from '../../../kit/message.js';
import { named } from '../../../kit/naming.js';
import type { FurySeat } from '../../seats.js';
import { TRAIN_FACES } from '../../values.js';
import { encounters, events, items, powers, tactics } from './cards.js';
import { places } from './places.js';

const seats: Readonly<Record<FurySeat, string>> = {
  dracula: 'Дракула',
  'lord-godalming': 'Лорд Годалминг',
  'dr-seward': 'Доктор Сьюард',
  'van-helsing': 'Профессор Ван Хельсинг',
  'mina-harker': 'Мина Харкер',
};

export const nameWords: Catalogue = {
  ...named('seat', seats),
  ...named('place', places),
  'place.st-joseph-and-st-mary': 'Больница Св. Иосифа и Св. Марии',
  ...named('card', { ...events, ...powers, ...places }),
  ...named('item', items),
  ...named('encounter', encounters),
  ...named('tactic', tactics),
  ...named('face', Object.fromEntries(TRAIN_FACES.map((face) => [face, face]))),
  ...named('die', Object.fromEntries([1, 2, 3, 4, 5, 6].map((die) => [die, `${die}`]))),

  'list.none': 'ничего',
  'list.more': '{first}, {rest}',

  'time.dawn': 'рассвет',
  'time.noon': 'полдень',
  'time.dusk': 'закат',
  'time.twilight': 'сумерки',
  'time.midnight': 'полночь',
  'time.small-hours': 'глухая ночь',

  'opponent.dracula': 'Дракула',
  'opponent.vampire': 'вампир',
  'opponent.minion-knife': 'прислужник с ножом',
  'opponent.minion-knife-pistol': 'прислужник с ножом и пистолетом',
  'opponent.minion-knife-rifle': 'прислужник с ножом и винтовкой',
  'opponent.assassin': 'наёмный убийца',

  'resolve.newspaper-reports': 'Газетные заметки',
  'resolve.inner-strength': 'Внутренняя сила',
  'resolve.sense-of-emergency': 'Чувство тревоги',

  'by.stay': 'на прежнем месте',
  'by.road': 'по дороге',
  'by.sea': 'по морю',
  'by.rail': 'по железной дороге',
  'by.horse': 'на быстром коне',
  'by.bats': 'вслед за летучими мышами',
  'by.emergency': 'по тревоге',
  'by.storm': 'из-за шторма',
  'by.wildHorses': 'унесли дикие лошади',
  'by.start': 'в начале игры',
  'by.ruling': 'по решению арбитра',
  'by.dracula': 'нападает Дракула',
  'by.hunters': 'охотники находят Дракулу',
  'by.encounter': 'встреча',
  'by.ambush': 'засада',
  'by.lair': 'найдено логово',
  'by.roll': 'плюс один к каждому броску',
  'by.noEscape': 'три раунда нельзя бежать',

  // In the accusative: somebody draws or lays it.
  'back.hunters': 'карту охотников',
  'back.dracula': 'карту Дракулы',
  'back.land': 'карту суши',
  'back.sea': 'карту моря',
  'back.power': 'карту способности',
  'side.hunters': 'охотники',
  'side.dracula': 'Дракула',
  'side.enemy': 'враг',
  'kind.item': 'предмет',
  'kind.event': 'событие',
  'reason.vampires': 'Европа принадлежит вампирам',
  'reason.blood': 'Дракула уничтожен',
};
