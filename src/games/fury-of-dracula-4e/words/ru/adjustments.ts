import type { Catalogue } from '../../../kit/message.js';

/** What an arbiter may put right. */
export const adjustmentWords: Catalogue = {
  'adjustment.setDamage': '{seat}: урон {to}',
  'adjustment.setBites': '{seat}: укусов {to}',
  'adjustment.setDamageOfDracula': 'Урон Дракулы: {to}',
  'adjustment.setInfluence': 'Влияние Дракулы: {to}',
  'adjustment.setTime': 'Время: {time}',
  'adjustment.setDelayed': '{seat}: {delayed, select, yes {задержка} other {задержки больше нет}}',
  'adjustment.setPlace': '{seat} теперь здесь: {location}',
};
