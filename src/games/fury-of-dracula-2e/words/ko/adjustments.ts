import type { Catalogue } from '../../../kit/message.js';

/** What an arbiter may put right. */
export const adjustmentWords: Catalogue = {
  'adjustment.setHealth': '{seat}: 체력을 {to}(으)로',
  'adjustment.setBites': '{seat}: 물린 자국을 {to, plural, other {#개}}로',
  'adjustment.setBlood': '드라큘라의 피를 {to}(으)로',
  'adjustment.setVampires': '뱀파이어 트랙을 {to}(으)로',
  'adjustment.setResolve': '사냥꾼의 결의를 {to}(으)로',
  'adjustment.setTime': '시간을 다음으로: {time}',
  'adjustment.setPlace': '{seat}: 위치를 다음으로: {location}',
  'adjustment.returnItem': '{seat}: 버린 더미에서 {item} 카드를 되찾음',
  'adjustment.returnEvent': '{seat}: 버린 더미에서 {card} 카드를 되찾음',
};
