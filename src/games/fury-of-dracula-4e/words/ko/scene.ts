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

  'track.influence': '영향력',
  'track.despair': '절망',
  'track.damage': '피해',
  'track.bites': '물림',

  'chart.road': '도로',
  'chart.roadMaybe': '도로, 옵션에 따라',
  'chart.rail': '흰색 철도',
  'chart.railOther': '노란색 철도',
  'chart.sea': '바닷길',
  'chart.town': '작은 도시',
  'chart.city': '큰 도시',
  'chart.castle': '드라큘라 성',
  'chart.hospital': '병원',
  'chart.region': '지역 경계',

  'legend.card': '행적의 장소(숫자는 칸)',
  'legend.vault': '소굴(숫자는 번호)',
  'legend.storm': '폭풍',
  'legend.fog': '안개(숫자는 토큰 수)',
  'legend.closed': '막힌 길',
  'legend.back.land': '육지',
  'legend.back.sea': '바다',
  'legend.faceDown': '끊어진 테두리: 뒷면',
  'legend.token.open': '앞면',
  'legend.token.known': '뒷면, 내가 아는 것',
  'legend.token.unknown': '뒷면, 내가 모르는 것',

  'board.situation': '상황',
  'board.known': '{kind}: {cards}',
  'board.holds.dracula':
    '{encounters, plural, other {조우 #장}}, {events, plural, other {이벤트 #장}}, {rumors, plural, other {소문 #개}}',
  'board.holds.hunter':
    '{items, plural, other {아이템 #장}}, {events, plural, other {이벤트 #장}}, 기차표: {tickets}',
};
