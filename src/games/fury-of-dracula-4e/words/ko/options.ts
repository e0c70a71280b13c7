import type { Catalogue } from '../../../kit/message.js';

export const optionWords: Catalogue = {
  'option.preset': '기본 설정',
  'option.preset.about':
    '따로 고르지 않은 옵션의 값입니다. 이 게임의 바탕이 된 글(원문)을 따르거나, 공개된 설명의 방식(공개 자료)을 따릅니다. 둘 다 밝히지 않은 것의 출처는 이 판을 구현한 프로그램이나 우리의 결정입니다.',
  'option.preset.source': '원문',
  'option.preset.published': '공개 자료',
  'option.placing': '사냥꾼이 시작하는 곳',
  'option.placing.about': '고른 곳: 공개 자료. 정해진 도시: 공개 자료이지만, 어느 도시인지는 추정입니다.',
  'option.placing.free': '고른 곳',
  'option.placing.introductory': '저마다 정해진 도시',
  'option.ambushCards': '한 번의 기습에 쓰는 조우',
  'option.ambushCards.about': '1장, 쓰고 버림: 원문. 여러 장, 차례로 치르며 남을지는 카드에 따름: 공개 자료.',
  'option.ambushCards.several': '여러 장',
  'option.rumorAtStart': '게임을 시작할 때 드라큘라의 소문 수',
  'option.rumorAtStart.about': '1: 상자의 토큰에서 추정. 0: 소문 없음.',
  'option.genevaMilanRoad': '제네바와 밀라노 사이에 도로가 있음',
  'option.genevaMilanRoad.about': '아니요: 프로그램. 예: 한 의견.',
  'option.huntersShareHands': '사냥꾼끼리 서로의 카드를 봄',
  'option.huntersShareHands.about': '아니요: 공개 자료, 교환할 때만 보여 줌. 예: 우리의 결정.',
};
