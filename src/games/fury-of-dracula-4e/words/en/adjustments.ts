import type { Catalogue } from '../../../kit/message.js';

/** What an arbiter may put right. */
export const adjustmentWords: Catalogue = {
  'adjustment.setDamage': 'The damage of {seat} is {to}',
  'adjustment.setBites': 'The bites of {seat} are {to}',
  'adjustment.setDamageOfDracula': 'The damage of Dracula is {to}',
  'adjustment.setInfluence': 'The influence of Dracula stands at {to}',
  'adjustment.setTime': 'It is {time}',
  'adjustment.setDelayed': '{seat} is {delayed, select, yes {delayed} other {delayed no more}}',
  'adjustment.setPlace': '{seat} is in {location}',
};
