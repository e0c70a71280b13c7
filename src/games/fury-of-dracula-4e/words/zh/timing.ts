import type { Timing } from '../../data/event-cards.js';
import type { ItemTiming } from '../../data/item-cards.js';
import { named } from '../../../kit/naming.js';

const timings: Readonly<Record<Timing | ItemTiming, string>> = {
  immediate: '抽到时立即',
  action: '作为行动，日间或夜晚',
  dayAction: '作为日间的行动',
  nightAction: '作为夜晚的行动',
  duringDay: '在日间',
  atDawn: '在黎明',
  atDusk: '在黄昏',
  beforeRailMove: '猎人准备乘火车时',
  onTicketUse: '猎人使用车票时',
  afterHunterRoadMove: '猎人走完道路后',
  afterRegionChange: '猎人到达另一地区后',
  beforeSearch: '搜查之前',
  onSearch: '搜查时',
  onAmbush: '猎人遭到伏击时',
  combatStart: '战斗开始时',
  combatDamage: '猎人将被咬或将被击败时',
  afterWeaponResolves: '武器生效之后',
  onOwnCombatCardCancelled: '德古拉的战斗牌被取消时',
  onHunterEvent: '猎人打出事件牌时',
  draculaPhase: '在德古拉阶段',
  endDraculaPhase: '在德古拉阶段结束时',
};

/** When a card is used. */
export const timingWords = { ...named('timing', timings), 'timing.or': '{first}；或{rest}' };
