import type { Catalogue } from '../../../kit/message.js';

/** What an arbiter may put right. */
export const adjustmentWords: Catalogue = {
  'adjustment.setHealth': '{seat}的生命值为 {to}',
  'adjustment.setBites': '{seat}有 {to, plural, other {# 个噬咬标记}}',
  'adjustment.setBlood': '德古拉的血为 {to}',
  'adjustment.setVampires': '吸血鬼记录为 {to}',
  'adjustment.setResolve': '猎人的果断为 {to}',
  'adjustment.setTime': '时间：{time}',
  'adjustment.setPlace': '{seat}位于{location}',
  'adjustment.returnItem': '{seat}从弃牌堆取回“{item}”',
  'adjustment.returnEvent': '{seat}从弃牌堆取回“{card}”',
};
