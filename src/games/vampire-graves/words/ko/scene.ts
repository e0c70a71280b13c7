import type { Catalogue } from '../../../kit/message.js';

/** What pictures of the board say besides. */
export const sceneWords: Catalogue = {
  'scene.closed': '{column}열 {row}행: 닫힘',
  'scene.known': '{column}열 {row}행: {lid}, 안: {content}',
  'scene.lid.red': '빨간 뚜껑',
  'scene.lid.blue': '파란 뚜껑',
  'scene.lid.green': '초록 뚜껑',
  'scene.lid.yellow': '노란 뚜껑',
  'scene.lid.white': '하얀 뚜껑',
  'scene.lid.purple': '보라 뚜껑',
  'scene.lid.unseen': '아무도 못 본 뚜껑',
  'scene.garlicOf': '마늘 ({seat})',
  'scene.faceDown': '뒷면',
  'scene.signs': '표시의 뜻',
  'scene.sign.closed': '회색 판은 닫힌 무덤입니다. 줄무늬 뱀파이어는 뒷면입니다.',
  'scene.sign.lid': '열린 무덤 위의 네모는 뚜껑입니다.',
  'scene.sign.content':
    '구덩이 안의 선은 빈 무덤, 둥근 글자는 뱀파이어, 숫자는 그 번호 플레이어의 마늘입니다. 굵은 테두리는 지금 열려 있는 무덤입니다.',
  'scene.sign.ringed': '끊어진 빨간 테두리는 지금 열 수 있는 무덤입니다.',
  'scene.inLine': '줄에 뱀파이어 {count, plural, other {#개}}',
  'scene.sideRow': '옆줄에 뱀파이어 {count, plural, other {#개}}',
};
