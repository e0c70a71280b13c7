import type { BasicId, DraculaCombatId } from '../../data/combat-cards.js';
import type { EncounterId } from '../../data/encounters.js';
import type { EventId } from '../../data/event-cards.js';
import type { ArmId, ItemId } from '../../data/item-cards.js';
import type { PowerId } from '../../data/powers.js';

export const eventNames: Readonly<Record<EventId, string>> = {
  'behind-the-veil': '장막 너머',
  'blood-transfusion': '수혈',
  'chartered-carriage': '전세 객차',
  'consecrated-ground': '축성된 땅',
  'escape-route': '탈출로',
  'evil-presence': '사악한 기운',
  'excellent-weather': '쾌청한 날씨',
  forewarned: '사전 경고',
  'good-luck': '행운',
  'great-strength': '강인한 힘',
  'heroic-leap': '영웅적인 도약',
  'hired-scouts': '고용한 정찰꾼',
  hypnosis: '최면',
  'jonathan-harker': '조너선 하커',
  'local-rumors': '현지 소문',
  'long-night': '긴 밤',
  'lucky-find': '운 좋은 발견',
  'lucys-revenge': '루시의 복수',
  'money-trail': '자금 추적',
  'mystic-research': '비술 연구',
  'newspaper-reports': '신문 보도',
  'planned-ambush': '계획된 매복',
  'renewed-vigor': '되찾은 활력',
  'rufus-smith': '루퍼스 스미스',
  'sense-of-emergency': '위기감',
  'sister-agatha': '아가타 수녀',
  'speedy-telegraph': '신속한 전보',
  'surprising-return': '뜻밖의 귀환',
  'vampire-lair': '뱀파이어 소굴',
  'wax-cylinders': '밀랍 원통',
  'customs-search': '세관 검색',
  'darkness-returns': '돌아온 어둠',
  'devilish-power': '악마의 힘',
  'draculas-brides': '드라큘라의 신부들',
  enraged: '격노',
  'false-tip': '거짓 제보',
  'great-wolf': '거대한 늑대',
  'hidden-schemes': '숨은 음모',
  'immanuel-hildesheim': '이마누엘 힐데스하임',
  'nocturnal-visit': '한밤의 방문',
  roadblock: '통행 차단',
  seduction: '유혹',
  'sensationalist-press': '선정적인 언론',
  'summon-storms': '폭풍 소환',
  'unearthly-swiftness': '초자연적인 속도',
  'vampiric-influence': '뱀파이어의 영향력',
  'wild-horses': '날뛰는 말',
};

export const powerNames: Readonly<Record<PowerId, string>> = {
  hide: '은신',
  'wolf-form': '늑대 변신',
  misdirect: '교란',
  'dark-call': '어둠의 부름',
  feed: '흡혈',
};

const armNames: Readonly<Record<ArmId, string>> = {
  crucifix: '십자가',
  garlic: '마늘',
  'heavenly-host': '성체',
  'holy-circle': '신성한 원',
  knife: '칼',
  pistol: '권총',
  rifle: '소총',
};

export const itemNames: Readonly<Record<ItemId, string>> = {
  ...armNames,
  dogs: '사냥개',
  'fast-horses': '빠른 말',
  'garlic-wreath': '마늘 화환',
  'holy-bullets': '신성한 탄환',
  stake: '말뚝',
};

export const combatNames: Readonly<Record<BasicId | ArmId | DraculaCombatId, string>> = {
  ...armNames,
  punch: '주먹질',
  dodge: '회피',
  escape: '도주',
  claws: '발톱',
  fangs: '송곳니',
  mesmerize: '매혹',
  plotting: '모략',
  strength: '괴력',
  'escape-as-bat': '박쥐로 도주',
  'escape-as-mist': '안개로 도주',
};

export const encounterNames: Readonly<Record<EncounterId, string>> = {
  'aristocratic-vampire': '귀족 뱀파이어',
  bats: '박쥐 떼',
  'desecrated-soil': '더럽혀진 흙',
  hoax: '속임수',
  'new-vampire': '새 뱀파이어',
  rats: '쥐 떼',
  'reckless-vampire': '무모한 뱀파이어',
  saboteur: '파괴 공작원',
  spy: '첩자',
  'szgany-bodyguards': '스가니 경호대',
  'szgany-mob': '스가니 무리',
  'unnatural-fog': '기이한 안개',
  wolves: '늑대 떼',
};
