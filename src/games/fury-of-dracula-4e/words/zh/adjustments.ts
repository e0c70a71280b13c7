import type { Catalogue } from '../../../kit/message.js';

/** What an arbiter may put right. */
export const adjustmentWords: Catalogue = {
  'adjustment.setDamage': '{seat}的伤害为 {to}',
  'adjustment.setBites': '{seat}的噬咬标记为 {to}',
  'adjustment.setDamageOfDracula': '德古拉的伤害为 {to}',
  'adjustment.setInfluence': '德古拉的影响力为 {to}',
  'adjustment.setTime': '时间：{time}',
  'adjustment.setDelayed': '{seat}{delayed, select, yes {陷入延误} other {不再延误}}',
  'adjustment.setPlace': '{seat}位于{location}',
};
