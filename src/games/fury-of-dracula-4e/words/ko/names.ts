import type { Catalogue } from '../../../kit/message.js';
import { named } from '../../../kit/naming.js';
import { TICKETS } from '../../data/tickets.js';
import type { FurySeat } from '../../seats.js';
import type { Time } from '../../values.js';
import { combatNames, encounterNames, eventNames, itemNames, powerNames } from './card-names.js';
import { locationNames, placeNames } from './places.js';

const seatNames: Readonly<Record<FurySeat, string>> = {
  dracula: '드라큘라',
  'lord-godalming': '고덜밍 경',
  'dr-seward': '존 수어드 박사',
  'van-helsing': '에이브러햄 반 헬싱 박사',
  'mina-harker': '미나 하커',
};

const timeNames: Readonly<Record<Time, string>> = {
  'monday-day': '월요일 낮',
  'monday-night': '월요일 밤',
  'tuesday-day': '화요일 낮',
  'tuesday-night': '화요일 밤',
  'wednesday-day': '수요일 낮',
  'wednesday-night': '수요일 밤',
  'thursday-day': '목요일 낮',
  'thursday-night': '목요일 밤',
  'friday-day': '금요일 낮',
  'friday-night': '금요일 밤',
  'saturday-day': '토요일 낮',
  'saturday-night': '토요일 밤',
  'sunday-day': '일요일 낮',
  'sunday-night': '일요일 밤',
};

/** A ticket by its numbers: white, and yellow if there is one. */
const tickets = Object.fromEntries(
  TICKETS.map((ticket) => [
    ticket.id,
    'yellow' in ticket ? `${ticket.white}/${ticket.yellow}` : `${ticket.white}/–`,
  ]),
);

export const nameWords: Catalogue = {
  ...named('seat', seatNames),
  ...named('place', placeNames),
  ...named('card', { ...eventNames, ...powerNames, ...locationNames, ...combatNames }),
  ...named('item', itemNames),
  ...named('encounter', encounterNames),
  ...named('ticket', tickets),
  ...named('time', timeNames),

  'list.none': '없음',
  'list.more': '{first}, {rest}',

  'phase.dawn': '새벽',
  'phase.day': '낮',
  'phase.dusk': '해 질 녘',
  'phase.night': '밤',
  'phase.dracula': '드라큘라 단계',

  'effect.extra-action': '낮에 사냥꾼이 행동을 한 번 더 합니다',
  'effect.any-order': '사냥꾼이 아무 순서로나 행동합니다',
  'effect.long-night': '밤에 사냥꾼이 도로로 이동할 수 있습니다',
  'effect.no-day': '다음 낮이 어둡습니다',
  'effect.combat-as-at-night': '낮의 전투도 밤처럼 합니다',
  'effect.no-supplies': '사냥꾼이 보급할 수 없습니다',
  'effect.second-phase': '드라큘라 단계가 한 번 더 이어집니다',

  'opponent.dracula': '드라큘라',
  'opponent.new-vampire': '새 뱀파이어',
  'opponent.reckless-vampire': '무모한 뱀파이어',

  'by.start': '시작 장소',
  'by.road': '도로로',
  'by.rail': '기차로',
  'by.sea': '바닷길로',
  'by.horses': '빠른 말로',
  'by.emergency': '위기감으로',
  'by.bats': '박쥐 떼에 이끌려',
  'by.wildHorses': '날뛰는 말에 실려',
  'by.influence': '드라큘라의 영향력에 이끌려',
  'by.hospital': '병원에서 나와',
  'by.ruling': '판정으로',

  'side.hunters': '사냥꾼 편',
  'side.dracula': '드라큘라 편',
  'spot.trail': '행적 {space}번째 칸',
  'spot.lairs': '{space}번째 소굴',
  'spot.leaving': '밀려난 은신처',
  'end.top': '맨 위',
  'end.bottom': '맨 아래',
  'end.six-cards': '드라큘라가 카드 6장을 썼습니다',
  'end.killed': '뱀파이어를 물리쳤습니다',
  'end.no-hunter': '남은 사냥꾼이 없습니다',
  'end.escape': '뱀파이어가 도주했습니다',
  'end.called-off': '전투가 취소되었습니다',

  'reason.destroyed': '드라큘라가 소멸함',
  'reason.influence': '유럽이 드라큘라의 손에 넘어감',
};
