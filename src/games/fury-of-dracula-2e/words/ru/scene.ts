import type { Catalogue } from '../../../kit/message.js';

/** What pictures of the board say besides. Signs are one letter, different for each seat. */
export const sceneWords: Catalogue = {
  'sign.dracula': 'Д',
  'sign.lord-godalming': 'Г',
  'sign.dr-seward': 'С',
  'sign.van-helsing': 'В',
  'sign.mina-harker': 'М',

  'sky.day': 'День',
  'sky.night': 'Ночь',

  'track.vampires': 'Вампиры',
  'track.resolve': 'Решимость',
  'track.blood': 'Кровь',
  'track.health': 'Здоровье',
  'track.bites': 'Укусы',

  'chart.road': 'дорога',
  'chart.rail': 'железная дорога на западе',
  'chart.railOther': 'железная дорога на востоке',
  'chart.railCrossing': 'железная дорога между западом и востоком',
  'chart.sea': 'морской путь',
  'chart.town': 'малый город',
  'chart.city': 'большой город',
  'chart.empty': 'запад',
  'chart.filled': 'восток',
  'chart.castle': 'Замок Дракулы',
  'chart.hospital': 'больница',

  'legend.card': 'карта следа с её номером',
  'legend.vault': 'карта катакомб с её номером',
  'legend.storm': 'шторм: сколько ещё ходов',
  'legend.closed': 'путь закрыт',
  'legend.back.land': 'место на суше',
  'legend.back.sea': 'место в море',
  'legend.back.power': 'способность',
  'legend.faceDown': 'прерывистый край: закрыта',
  'legend.token.open': 'лежит открыто',
  'legend.token.known': 'закрыто, вам известно',
  'legend.token.unknown': 'закрыто, вам неизвестно',

  'board.situation': 'Положение дел',
  'board.known': '{kind}: {cards}',
  'board.holds.dracula':
    '{encounters, plural, one {# встреча} few {# встречи} many {# встреч} other {# встречи}}, {events, plural, one {# событие} few {# события} many {# событий} other {# события}}',
  'board.holds.hunter':
    '{items, plural, one {# предмет} few {# предмета} many {# предметов} other {# предмета}}, {events, plural, one {# событие} few {# события} many {# событий} other {# события}}',
};
