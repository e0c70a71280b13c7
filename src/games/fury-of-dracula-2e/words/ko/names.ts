import type { Catalogue } from '../../../kit/message.js';
import { named } from '../../../kit/naming.js';
import type { FurySeat } from '../../seats.js';
import { TRAIN_FACES } from '../../values.js';
import { encounterNames, eventNames, itemNames, powerNames } from './cards.js';
import { locationNames, placeNames } from './places.js';

const seatNames: Readonly<Record<FurySeat, string>> = {
  dracula: '드라큘라',
  'lord-godalming': '고덜밍 경 (아서 홈우드)',
  'dr-seward': '존 수어드 박사',
  'van-helsing': '에이브러햄 반 헬싱 교수',
  'mina-harker': '미나 하커',
};

const asTheyAre = (values: readonly (string | number)[]) =>
  Object.fromEntries(values.map((value) => [value, `${value}`]));

export const nameWords: Catalogue = {
  ...named('seat', seatNames),
  ...named('place', placeNames),
  ...named('card', { ...eventNames, ...powerNames, ...locationNames }),
  ...named('item', itemNames),
  ...named('encounter', encounterNames),
  ...named('face', asTheyAre(TRAIN_FACES)),
  ...named('die', asTheyAre([1, 2, 3, 4, 5, 6])),

  'list.none': '없음',
  'list.more': '{first}, {rest}',

  'time.dawn': '새벽',
  'time.noon': '정오',
  'time.dusk': '해 질 녘',
  'time.twilight': '땅거미',
  'time.midnight': '자정',
  'time.small-hours': '심야',

  'tactic.punch': '주먹질',
  'tactic.dodge': '회피',
  'tactic.escape': '도주',
  'tactic.crucifix': '십자가',
  'tactic.heavenly-host': '성체',
  'tactic.holy-water': '성수',
  'tactic.knife': '칼',
  'tactic.pistol': '권총',
  'tactic.rifle': '소총',
  'tactic.sacred-bullets': '신성한 탄환',
  'tactic.stake': '말뚝',
  'tactic.claws': '발톱',
  'tactic.escape-man': '도주 (사람)',
  'tactic.escape-bat': '도주 (박쥐)',
  'tactic.escape-mist': '도주 (안개)',
  'tactic.fangs': '송곳니',
  'tactic.mesmerize': '매혹',
  'tactic.strength': '괴력',
  'tactic.agent-punch': '주먹질',
  'tactic.agent-dodge': '회피',
  'tactic.agent-knife': '칼',
  'tactic.agent-pistol': '권총',
  'tactic.agent-rifle': '소총',

  'opponent.dracula': '드라큘라',
  'opponent.vampire': '뱀파이어',
  'opponent.minion-knife': '칼을 든 하수인',
  'opponent.minion-knife-pistol': '칼과 권총을 든 하수인',
  'opponent.minion-knife-rifle': '칼과 소총을 든 하수인',
  'opponent.assassin': '암살자',

  'resolve.newspaper-reports': '신문 보도',
  'resolve.inner-strength': '내면의 힘',
  'resolve.sense-of-emergency': '위기감',

  'by.stay': '머무름',
  'by.road': '도로로',
  'by.sea': '바닷길로',
  'by.rail': '기차로',
  'by.horse': '빠른 말로',
  'by.bats': '박쥐 떼에 이끌려',
  'by.emergency': '위기감으로',
  'by.storm': '폭풍에 밀려',
  'by.wildHorses': '날뛰는 말에 실려',
  'by.start': '시작 장소',
  'by.ruling': '판정으로',
  'by.dracula': '드라큘라의 공격',
  'by.hunters': '사냥꾼들이 드라큘라를 찾아냄',
  'by.encounter': '조우',
  'by.ambush': '매복',
  'by.lair': '소굴 발견',
  'by.roll': '모든 굴림에 +1',
  'by.noEscape': '세 라운드 동안 도주 불가',

  'back.hunters': '사냥꾼 카드',
  'back.dracula': '드라큘라 카드',
  'back.land': '육지 카드',
  'back.sea': '바다 카드',
  'back.power': '능력 카드',
  'side.hunters': '사냥꾼 편',
  'side.dracula': '드라큘라 편',
  'side.enemy': '적',
  'kind.item': '아이템',
  'kind.event': '이벤트',
  'reason.vampires': '유럽이 뱀파이어의 손에 넘어감',
  'reason.blood': '드라큘라가 소멸함',
};
