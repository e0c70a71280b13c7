import type { Catalogue } from '../../../kit/message.js';

/** What an arbiter may put right. */
export const adjustmentWords: Catalogue = {
  'adjustment.setDamage': '{seat}: 피해를 {to}(으)로',
  'adjustment.setBites': '{seat}: 물린 자국을 {to}개로',
  'adjustment.setDamageOfDracula': '드라큘라의 피해를 {to}(으)로',
  'adjustment.setInfluence': '드라큘라의 영향력을 {to}(으)로',
  'adjustment.setTime': '시간을 다음으로: {time}',
  'adjustment.setDelayed': '{seat}: {delayed, select, yes {지연 상태로} other {지연 상태가 아닌 것으로}}',
  'adjustment.setPlace': '{seat}: 위치를 다음으로: {location}',
};
