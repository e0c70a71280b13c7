import type { Catalogue } from '../../../kit/message.js';

/** What pictures of the board say besides. */
export const sceneWords: Catalogue = {
  'scene.closed': '第 {column} 列第 {row} 行：关着',
  'scene.known': '第 {column} 列第 {row} 行：{lid}；墓穴{content}',
  'scene.lid.red': '红色墓盖',
  'scene.lid.blue': '蓝色墓盖',
  'scene.lid.green': '绿色墓盖',
  'scene.lid.yellow': '黄色墓盖',
  'scene.lid.white': '白色墓盖',
  'scene.lid.purple': '紫色墓盖',
  'scene.lid.unseen': '没有人看过的墓盖',
  'scene.garlicOf': '{seat}的大蒜',
  'scene.faceDown': '背面朝上',
  'scene.situation': '局势',
  'scene.inLine': '队列：{count, plural, other {# 个吸血鬼}}',
  'scene.sideRow': '侧排：{count, plural, other {# 个吸血鬼}}',
  'legend.closed': '关着的墓穴',
  'legend.known': '看过的墓穴及其墓盖',
  'legend.open': '现在打开的墓穴',
  'legend.ringed': '现在可以打开',
  'legend.empty': '空墓穴',
  'legend.vampire': '墓穴里的吸血鬼',
  'legend.garlic': '大蒜（数字为玩家号）',
  'legend.faceDown': '背面朝上的吸血鬼',
};
