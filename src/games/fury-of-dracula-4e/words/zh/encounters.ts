import type { encounterActions } from '../../actions/encounters.js';
import type { EncounterEvent } from '../../events/encounters.js';
import type { GroupWords } from '../group.js';

export const encounterWords: GroupWords<keyof typeof encounterActions, EncounterEvent['type']> = {
  'action.ambushWith': '用“{encounter}”伏击',
  'action.chooseEncounter': '选择“{encounter}”',
  'action.showItem': '出示“{item}”',
  'action.becomeDelayed': '为此陷入延误',
  'action.placeRoadblock': '封锁{way, select, rail {铁路} other {道路}}：{from}—{to}',
  'action.keepEvent': '保留“{card}”',

  'event.EncounterMet': '{seat}面对遭遇：{encounter}',
  'event.EncounterRemoved': '弃掉遭遇：{encounter}',
  'event.EncounterTakenBack': '德古拉把“{encounter}”收回手中',
  'event.RumorsGone': '传闻标记移走：{spot}',
  'event.HandRevealed': '{seat}向所有人展示：{items}；{cards}',
  'event.GuardsKept': '等待战斗的护卫：{guards}',
  'event.GuardsSent': '德古拉的护卫袭击{seat}',
  'event.DiscardsSeen': '德古拉拿起：{cards}',
  'event.DiscardsTaken': '德古拉从弃牌堆拿起 {count, plural, other {# 张事件牌}}',
  'event.DiscardKept': '德古拉保留“{card}”',
  'event.DiscardsShuffled': '德古拉保留一张事件牌，其余洗回牌叠',

  'decision.ambush': '是否伏击{hunter}',
  'decision.encounters': '先面对哪个遭遇',
  'decision.staking': '是否弃掉木桩和一个遭遇',
  'decision.encounterAsks': '为“{encounter}”作选择',
  'decision.maturedAsks': '为已催化的“{encounter}”作选择',
  'decision.guards': '是否派护卫袭击猎人',
};
