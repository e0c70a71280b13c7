import type { Catalogue } from '../../games/kit/message.js';

/** What the pages say of cards, and of where the rules stand. */
export const pagePartsWords: Catalogue = {
  'web.parts': '카드와 규칙',
  'web.parts.rules': '이 게임의 규칙과 그 출처 (영어)',
  'web.parts.all': '카드와 토큰의 효과: {count}가지',
  'web.parts.does': '{name}: 효과',
  'web.parts.group.events': '사건',
  'web.parts.group.items': '아이템',
  'web.parts.group.encounters': '조우',
  'web.parts.group.powers': '드라큘라의 능력',
  'web.parts.group.characters': '사냥꾼',
  'web.parts.group.hunterCombatCards': '사냥꾼의 전투 카드',
  'web.parts.group.draculaCombatCards': '드라큘라의 전투 카드',
  'web.actions.grid': '열·행, 게임판과 같음',
};
