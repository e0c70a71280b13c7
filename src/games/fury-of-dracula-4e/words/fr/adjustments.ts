import type { Catalogue } from '../../../kit/message.js';

/** What an arbiter may put right. */
export const adjustmentWords: Catalogue = {
  'adjustment.setDamage': 'Dégâts de {seat} : {to}',
  'adjustment.setBites': 'Morsures de {seat} : {to}',
  'adjustment.setDamageOfDracula': 'Dégâts de Dracula : {to}',
  'adjustment.setInfluence': 'Influence de Dracula : {to}',
  'adjustment.setTime': 'Heure : {time}',
  'adjustment.setDelayed': '{seat} {delayed, select, yes {prend du retard} other {n’a plus de retard}}',
  'adjustment.setPlace': 'Position de {seat} : {location}',
};
