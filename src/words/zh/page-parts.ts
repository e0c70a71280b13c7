import type { Catalogue } from '../../games/kit/message.js';

/** What the pages say of cards, and of where the rules stand. */
export const pagePartsWords: Catalogue = {
  'web.parts': '卡牌与规则',
  'web.parts.rules': '本游戏的规则及各条的出处（英文）',
  'web.parts.all': '卡牌与标记的效果：{count} 种',
  'web.parts.does': '{name}的效果',
  'web.parts.group.events': '事件',
  'web.parts.group.items': '道具',
  'web.parts.group.encounters': '遭遇',
  'web.parts.group.powers': '德古拉的能力',
  'web.parts.group.characters': '猎人',
  'web.parts.group.hunterCombatCards': '猎人的战斗牌',
  'web.parts.group.draculaCombatCards': '德古拉的战斗牌',
  'web.actions.grid': '列·行，与版图相同',
};
