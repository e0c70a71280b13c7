import type { TextsById } from '../../../../kit/part-texts.js';

export const characterTexts: TextsById = {
  'lord-godalming': {
    abilities: [
      '在大城市补给时，抽取 2 张道具牌，而不是 1 张。',
      '预订车票时，抽取 1 张或 2 张，并在 2 张的上限之内任意保留（可以先交还手中的车票）。',
    ],
  },
  'dr-seward': {
    abilities: ['在他所在的城市疗伤的猎人（包括他自己）额外治愈 1 点伤害。'],
  },
  'van-helsing': {
    abilities: ['有两个噬咬标记的位置。'],
  },
  'mina-harker': {
    abilities: [
      '有另一名猎人在她所在的城市时，可以执行这项特殊行动：德古拉必须说出他是否与米娜·哈克在同一地区。',
      '带有印制的永久噬咬：始终虚弱，再被噬咬一次就被击败。',
    ],
  },
};
