import type { Catalogue } from '../../../kit/message.js';

/** What pictures of the board say besides. Signs are one letter, different for each seat. */
export const sceneWords: Catalogue = {
  'sign.dracula': '德',
  'sign.lord-godalming': '戈',
  'sign.dr-seward': '西',
  'sign.van-helsing': '范',
  'sign.mina-harker': '米',

  'sky.day': '日间',
  'sky.night': '夜晚',

  'track.influence': '影响力',
  'track.despair': '绝望',
  'track.damage': '伤害',
  'track.bites': '噬咬',

  'chart.road': '道路',
  'chart.roadMaybe': '道路（视选项而定）',
  'chart.rail': '白色铁路',
  'chart.railOther': '黄色铁路',
  'chart.sea': '海路',
  'chart.town': '小城',
  'chart.city': '大城市',
  'chart.castle': '德古拉城堡',
  'chart.hospital': '医院',
  'chart.region': '地区边界',

  'legend.card': '踪迹上的地点（数字为格号）',
  'legend.vault': '巢穴（数字为编号）',
  'legend.storm': '风暴',
  'legend.fog': '雾（数字为标记数）',
  'legend.closed': '道路或铁路封锁',
  'legend.back.land': '陆地',
  'legend.back.sea': '海域',
  'legend.faceDown': '虚线边：背面朝上',
  'legend.token.open': '正面朝上',
  'legend.token.known': '背面朝上，你已知道',
  'legend.token.unknown': '背面朝上，你不知道',

  'board.situation': '局势',
  'board.known': '{kind}：{cards}',
  'board.holds.dracula':
    '遭遇 {encounters, plural, other {# 张}}，事件 {events, plural, other {# 张}}，传闻 {rumors, plural, other {# 个}}',
  'board.holds.hunter':
    '道具 {items, plural, other {# 张}}，事件 {events, plural, other {# 张}}，车票 {tickets}',
};
