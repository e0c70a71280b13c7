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

  'track.vampires': '吸血鬼',
  'track.resolve': '果断',
  'track.blood': '血',
  'track.health': '生命',
  'track.bites': '噬咬',

  'chart.road': '道路',
  'chart.rail': '西欧铁路',
  'chart.railOther': '东欧铁路',
  'chart.railCrossing': '西欧与东欧之间的铁路',
  'chart.sea': '海路',
  'chart.town': '小城',
  'chart.city': '大城市',
  'chart.empty': '西欧',
  'chart.filled': '东欧',
  'chart.castle': '德古拉城堡',
  'chart.hospital': '医院',

  'legend.card': '踪迹上的牌（数字为序号）',
  'legend.vault': '陵墓中的牌（数字为序号）',
  'legend.storm': '风暴（数字为剩余回合）',
  'legend.closed': '道路或铁路封锁',
  'legend.back.land': '陆地',
  'legend.back.sea': '海域',
  'legend.back.power': '能力',
  'legend.faceDown': '虚线边：背面朝上',
  'legend.token.open': '正面朝上',
  'legend.token.known': '背面朝上，你已知道',
  'legend.token.unknown': '背面朝上，你不知道',

  'board.situation': '局势',
  'board.known': '{kind}：{cards}',
  'board.holds.dracula': '遭遇 {encounters, plural, other {# 个}}，事件 {events, plural, other {# 张}}',
  'board.holds.hunter': '道具 {items, plural, other {# 张}}，事件 {events, plural, other {# 张}}',
};
