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

  'track.influence': 'Влияние',
  'track.despair': 'Отчаяние',
  'track.damage': 'Урон',
  'track.bites': 'Укусы',

  'chart.road': 'дорога',
  'chart.roadMaybe': 'дорога, если так заданы настройки',
  'chart.rail': 'белая железная дорога',
  'chart.railOther': 'жёлтая железная дорога',
  'chart.sea': 'морской путь',
  'chart.town': 'малый город',
  'chart.city': 'большой город',
  'chart.castle': 'Замок Дракулы',
  'chart.hospital': 'больница',
  'chart.region': 'граница регионов',

  'legend.card': 'место на следе с номером',
  'legend.vault': 'логово с номером',
  'legend.storm': 'шторм',
  'legend.fog': 'туман: сколько жетонов',
  'legend.closed': 'путь закрыт',
  'legend.back.land': 'место на суше',
  'legend.back.sea': 'место в море',
  'legend.faceDown': 'прерывистый край: закрыта',
  'legend.token.open': 'лежит открыто',
  'legend.token.known': 'закрыто, вам известно',
  'legend.token.unknown': 'закрыто, вам неизвестно',

  'board.situation': 'Положение дел',
  'board.known': '{kind}: {cards}',
  'board.holds.dracula':
    '{encounters, plural, one {# встреча} few {# встречи} many {# встреч} other {# встречи}}, {events, plural, one {# событие} few {# события} many {# событий} other {# события}}, {rumors, plural, one {# слух} few {# слуха} many {# слухов} other {# слуха}}',
  'board.holds.hunter':
    '{items, plural, one {# предмет} few {# предмета} many {# предметов} other {# предмета}}, {events, plural, one {# событие} few {# события} many {# событий} other {# события}}, билеты: {tickets}',
};
