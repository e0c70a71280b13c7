import type { TextsById } from '../../../../kit/part-texts.js';

export const characterTexts: TextsById = {
  'lord-godalming': {
    abilities: [
      '큰 도시에서 보급할 때 아이템 카드를 1장이 아니라 2장 뽑습니다.',
      '기차표를 구할 때 1장이나 2장을 뽑고, 한도인 2장 안에서 원하는 만큼 갖습니다. 가지고 있던 기차표를 먼저 돌려놓을 수도 있습니다.',
    ],
  },
  'dr-seward': {
    abilities: ['수어드 박사가 있는 도시에서 휴식하는 사냥꾼(수어드 박사 포함)은 피해를 1 더 회복합니다.'],
  },
  'van-helsing': { abilities: ['물린 자국을 놓는 칸이 두 칸입니다.'] },
  'mina-harker': {
    abilities: [
      '특별한 행동, 다른 사냥꾼이 미나와 같은 도시에 있을 때: 드라큘라는 자신이 미나와 같은 지역에 있는지 말해야 합니다.',
      '없앨 수 없는 물린 자국이 인쇄되어 있습니다. 항상 약해진 상태이며, 새로 물리면 쓰러집니다.',
    ],
  },
};
