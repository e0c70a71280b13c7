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
  'scene.situation': '상황',
  'scene.inLine': '줄에 뱀파이어 {count, plural, other {#개}}',
  'scene.sideRow': '옆줄에 뱀파이어 {count, plural, other {#개}}',
  'legend.closed': '닫힌 무덤',
  'legend.known': '본 무덤과 그 뚜껑',
  'legend.open': '지금 열린 무덤',
  'legend.ringed': '지금 열 수 있는 무덤',
  'legend.empty': '빈 무덤',
  'legend.vampire': '무덤 속 뱀파이어',
  'legend.garlic': '마늘(숫자는 플레이어 번호)',
  'legend.faceDown': '뒷면인 뱀파이어',
};
