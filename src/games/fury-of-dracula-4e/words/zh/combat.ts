import type { combatActions } from '../../actions/combat.js';
import type { CombatEvent } from '../../events/combat.js';
import type { GroupWords } from '../group.js';

export const combatWords: GroupWords<keyof typeof combatActions, CombatEvent['type']> = {
  'action.fightWith': '打出“{card}”',
  'action.attackWith': '打出“{card}”，针对{hunter}',
  'action.takeCombatCard': '拿取“{card}”',
  'action.flipPlotting': '把“密谋”翻面，取消这张牌',
  'action.takeFoundItem': '保留“{item}”',

  'event.CombatBegan': '与{opponent}战斗：{hunters}',
  'event.CombatCardsTaken': '德古拉抽取战斗牌：{cards}',
  'event.CombatCardsDrawn': '德古拉抽取 {count, plural, other {# 张战斗牌}}',
  'event.CombatCardChosen': '{seat}选择“{card}”',
  'event.AttackChosen': '德古拉选择“{card}”，针对{engaged}',
  'event.CombatReady': '{seat}已准备好',
  'event.CombatCardsShown': '“{card}”针对{engaged}；{plays}',
  'event.CombatCardCancelled': '{seat}的牌被取消',
  'event.VampireHarmed': '吸血鬼受到 {by} 点伤害',
  'event.VampireHealed': '吸血鬼治愈 {by} 点伤害',
  'event.HunterMesmerized': '{seat}被迷魂',
  'event.HunterLeftCombat': '{seat}退出战斗',
  'event.CombatDeckSearched': '德古拉从战斗牌叠中拿取一张牌',
  'event.PlottingFlipped': '德古拉把“密谋”翻面',
  'event.DraculaEnraged': '德古拉暴怒，他的牌生效',
  'event.DraculaFlew': '德古拉化为蝙蝠飞走',
  'event.WreathHung': '{seat}戴上“大蒜花环”',
  'event.WreathLost': '{seat}失去“大蒜花环”',
  'event.BulletsUsed': '使用了“圣弹”',
  'event.CardPrepared': '“{card}”置于{seat}面前',
  'event.PreparedSpent': '“{card}”不再置于{seat}面前',
  'event.CombatCardSwapped': '{seat}改为打出“{card}”',
  'event.CombatCardLost': '{seat}打出的牌不再收回',
  'event.ItemFound': '{seat}找到“{item}”',
  'event.ItemsFound': '{seat}查看 {count, plural, other {# 张道具牌}}',
  'event.FoundItemKept': '{seat}保留“{item}”',
  'event.FoundItemsDiscarded': '{seat}保留其中一张；弃掉：{items}',
  'event.CombatRoundEnded': '战斗第 {round} 轮结束',
  'event.CombatEnded': '战斗结束：{end}',

  'combat.plays': '{seat}打出“{card}”',

  'decision.combatChoice': '选择本轮的牌',
  'decision.combatAsks':
    '{what, select, claws {爪：选择还有谁受到伤害} plotting {密谋：拿取一张战斗牌} flipPlotting {是否把“密谋”翻面} fly {逃走（蝙蝠）：选择飞往何处} holyCircle {圣圈：选择谁退出战斗} holyCircleMore {圣圈：选择还有谁退出战斗，或者没有} swapCard {预谋伏击：是否改打另一张牌} cancelEscape {露西的复仇：是否取消逃走} other {露西的复仇：是否抵挡伤害}}',
};
