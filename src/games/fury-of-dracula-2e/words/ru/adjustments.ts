import type { Catalogue } from '../../../kit/message.js';

/** What an arbiter may put right. */
export const adjustmentWords: Catalogue = {
  'adjustment.setHealth': '{seat}: здоровье {to}',
  'adjustment.setBites': '{seat}: {to, plural, one {# укус} few {# укуса} many {# укусов} other {# укуса}}',
  'adjustment.setBlood': 'Кровь Дракулы: {to}',
  'adjustment.setVampires': 'Шкала вампиров: {to}',
  'adjustment.setResolve': 'Решимость охотников: {to}',
  'adjustment.setTime': 'Время: {time}',
  'adjustment.setPlace': '{seat} теперь здесь: {location}',
  'adjustment.returnItem': '{seat} получает обратно из сброса предмет «{item}»',
  'adjustment.returnEvent': '{seat} получает обратно из сброса событие «{card}»',
};
