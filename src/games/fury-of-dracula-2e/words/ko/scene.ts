import type { Catalogue } from '../../../kit/message.js';

/** What pictures of the board say besides. Signs are one letter, different for each seat. */
export const sceneWords: Catalogue = {
  'sign.dracula': '드',
  'sign.lord-godalming': '고',
  'sign.dr-seward': '수',
  'sign.van-helsing': '반',
  'sign.mina-harker': '미',

  'sky.day': '낮',
  'sky.night': '밤',

  'track.vampires': '뱀파이어',
  'track.resolve': '결의',
  'track.blood': '피',
  'track.health': '체력',
  'track.bites': '물림',

  'chart.road': '도로',
  'chart.rail': '서유럽 철도',
  'chart.railOther': '동유럽 철도',
  'chart.railCrossing': '서유럽과 동유럽을 잇는 철도',
  'chart.sea': '바닷길',
  'chart.town': '작은 도시',
  'chart.city': '큰 도시',
  'chart.empty': '서유럽',
  'chart.filled': '동유럽',
  'chart.castle': '드라큘라 성',
  'chart.hospital': '병원',

  'legend.card': '행적의 카드(숫자는 순서)',
  'legend.vault': '카타콤의 카드(숫자는 순서)',
  'legend.storm': '폭풍(숫자는 남은 차례)',
  'legend.closed': '막힌 길',
  'legend.back.land': '육지',
  'legend.back.sea': '바다',
  'legend.back.power': '능력',
  'legend.faceDown': '끊어진 테두리: 뒷면',
  'legend.token.open': '앞면',
  'legend.token.known': '뒷면, 내가 아는 것',
  'legend.token.unknown': '뒷면, 내가 모르는 것',

  'board.situation': '상황',
  'board.known': '{kind}: {cards}',
  'board.holds.dracula': '{encounters, plural, other {조우 #개}}, {events, plural, other {이벤트 #장}}',
  'board.holds.hunter': '{items, plural, other {아이템 #장}}, {events, plural, other {이벤트 #장}}',
};
