import type { Catalogue } from '../../../kit/message.js';
import { named } from '../../../kit/naming.js';
import { TICKETS } from '../../data/tickets.js';
import type { FurySeat } from '../../seats.js';
import { arms, encounters, events, fighting, powers, things } from './card-names.js';
import { hospitals, places } from './places.js';

const seats: Readonly<Record<FurySeat, string>> = {
  dracula: 'Дракула',
  'lord-godalming': 'Лорд Годалминг',
  'dr-seward': 'Доктор Сьюард',
  'van-helsing': 'Доктор Ван Хельсинг',
  'mina-harker': 'Мина Харкер',
};

const weekdays = {
  monday: 'понедельник',
  tuesday: 'вторник',
  wednesday: 'среда',
  thursday: 'четверг',
  friday: 'пятница',
  saturday: 'суббота',
  sunday: 'воскресенье',
};

const times = Object.fromEntries(
  Object.entries(weekdays).flatMap(([id, name]) => [
    [`${id}-day`, `${name}, день`],
    [`${id}-night`, `${name}, ночь`],
  ]),
);

/** A ticket by its numbers: white, and yellow if there is one. */
const tickets = Object.fromEntries(
  TICKETS.map((ticket) => [
    ticket.id,
    'yellow' in ticket ? `${ticket.white}/${ticket.yellow}` : `${ticket.white}/–`,
  ]),
);

export const nameWords: Catalogue = {
  ...named('seat', seats),
  ...named('place', { ...places, ...hospitals }),
  ...named('card', { ...events, ...powers, ...places, ...fighting, ...arms }),
  ...named('item', { ...arms, ...things }),
  ...named('encounter', encounters),
  ...named('ticket', tickets),
  ...named('time', times),

  'list.none': 'нет',
  'list.more': '{first}, {rest}',

  'phase.dawn': 'Рассвет',
  'phase.day': 'День',
  'phase.dusk': 'Сумерки',
  'phase.night': 'Ночь',
  'phase.dracula': 'Фаза Дракулы',

  'effect.extra-action': 'днём у охотников есть второе действие',
  'effect.any-order': 'охотники ходят в любом порядке',
  'effect.long-night': 'ночью охотники могут идти по дороге',
  'effect.no-day': 'следующего дня не будет',
  'effect.combat-as-at-night': 'днём бои идут как ночью',
  'effect.no-supplies': 'охотники не пополняют запасы',
  'effect.second-phase': 'будет ещё одна фаза Дракулы',

  'opponent.dracula': 'Дракула',
  'opponent.new-vampire': 'новый вампир',
  'opponent.reckless-vampire': 'безрассудный вампир',

  'by.start': 'в начале игры',
  'by.road': 'по дороге',
  'by.rail': 'по железной дороге',
  'by.sea': 'по морю',
  'by.horses': 'на быстрых конях',
  'by.emergency': 'по тревоге',
  'by.bats': 'вслед за летучими мышами',
  'by.wildHorses': 'унесли дикие лошади',
  'by.influence': 'под влиянием Дракулы',
  'by.hospital': 'из больницы',
  'by.ruling': 'по решению арбитра',

  'side.hunters': 'охотники',
  'side.dracula': 'Дракула',
  'spot.trail': '{space}-е место следа',
  'spot.lairs': 'логово {space}',
  'spot.leaving': 'убежище, вытесненное со следа',
  'end.top': 'верх',
  'end.bottom': 'низ',
  'end.six-cards': 'Дракула сыграл шесть карт',
  'end.killed': 'вампир побеждён',
  'end.no-hunter': 'охотников в нём не осталось',
  'end.escape': 'вампир скрылся',
  'end.called-off': 'он не состоялся',

  'reason.destroyed': 'Дракула уничтожен',
  'reason.influence': 'Европа под влиянием Дракулы',
};
