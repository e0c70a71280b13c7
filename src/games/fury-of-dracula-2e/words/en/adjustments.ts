import type { Catalogue } from '../../../kit/message.js';

/** What an arbiter may put right. */
export const adjustmentWords: Catalogue = {
  'adjustment.setHealth': '{seat} has {to} health',
  'adjustment.setBites': '{seat} has {to, plural, one {# bite} other {# bites}}',
  'adjustment.setBlood': 'Dracula has {to} blood',
  'adjustment.setVampires': 'The vampire track stands at {to}',
  'adjustment.setResolve': 'The resolve of the hunters stands at {to}',
  'adjustment.setTime': 'It is {time}',
  'adjustment.setPlace': '{seat} is in {location}',
  'adjustment.returnItem': '{seat} has {item} back from the discard pile',
  'adjustment.returnEvent': '{seat} has {card} back from the discard pile',
};
