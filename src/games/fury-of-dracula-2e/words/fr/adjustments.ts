import type { Catalogue } from '../../../kit/message.js';

/** What an arbiter may put right. */
export const adjustmentWords: Catalogue = {
  'adjustment.setHealth': 'Santé de {seat} : {to}',
  'adjustment.setBites': '{seat} a {to, plural, one {# morsure} other {# morsures}}',
  'adjustment.setBlood': 'Sang de Dracula : {to}',
  'adjustment.setVampires': 'Vampires en Europe : {to}',
  'adjustment.setResolve': 'Détermination des chasseurs : {to}',
  'adjustment.setTime': 'Heure : {time}',
  'adjustment.setPlace': 'Position de {seat} : {location}',
  'adjustment.returnItem': '{seat} reprend {item} dans la défausse',
  'adjustment.returnEvent': '{seat} reprend {card} dans la défausse',
};
