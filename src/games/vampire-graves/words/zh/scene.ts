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
  'scene.signs': '图例',
  'scene.sign.closed': '灰色石板是关着的墓穴。带条纹的吸血鬼背面朝上。',
  'scene.sign.lid': '打开的墓穴上的方块是它的墓盖。',
  'scene.sign.content':
    '墓坑里：横线表示空墓穴，圆圈中的字表示吸血鬼，数字表示该号玩家的大蒜。粗边表示现在打开的墓穴。',
  'scene.sign.ringed': '红色虚线边表示现在可以打开。',
  'scene.inLine': '队列：{count, plural, other {# 个吸血鬼}}',
  'scene.sideRow': '侧排：{count, plural, other {# 个吸血鬼}}',
};
