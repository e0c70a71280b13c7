import type { Timing } from '../../data/event-cards.js';
import type { ItemTiming } from '../../data/item-cards.js';
import { named } from '../../../kit/naming.js';

const timings: Readonly<Record<Timing | ItemTiming, string>> = {
  immediate: '뽑는 즉시',
  action: '행동으로, 낮이나 밤에',
  dayAction: '낮의 행동으로',
  nightAction: '밤의 행동으로',
  duringDay: '낮 동안',
  atDawn: '새벽에',
  atDusk: '해 질 녘에',
  beforeRailMove: '사냥꾼이 기차로 떠날 때',
  onTicketUse: '사냥꾼이 기차표를 쓸 때',
  afterHunterRoadMove: '사냥꾼이 도로로 이동한 뒤',
  afterRegionChange: '사냥꾼이 다른 지역에 들어간 뒤',
  beforeSearch: '수색하기 전에',
  onSearch: '수색할 때',
  onAmbush: '사냥꾼이 기습당할 때',
  combatStart: '전투가 시작될 때',
  combatDamage: '사냥꾼이 물리거나 패배하게 될 때',
  afterWeaponResolves: '무기의 효과가 난 뒤',
  onOwnCombatCardCancelled: '드라큘라의 전투 카드가 취소될 때',
  onHunterEvent: '사냥꾼이 이벤트를 쓸 때',
  draculaPhase: '드라큘라 단계에',
  endDraculaPhase: '드라큘라 단계가 끝날 때',
};

/** When a card is used. */
export const timingWords = { ...named('timing', timings), 'timing.or': '{first}, 또는 {rest}' };
