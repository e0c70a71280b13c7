import type { encounterActions } from '../../actions/encounters.js';
import type { EncounterEvent } from '../../events/encounters.js';
import type { GroupWords } from '../group.js';

export const encounterWords: GroupWords<keyof typeof encounterActions, EncounterEvent['type']> = {
  'action.ambushWith': '{encounter} 카드로 기습하기',
  'action.chooseEncounter': '{encounter} 고르기',
  'action.showItem': '{item} 보여 주기',
  'action.becomeDelayed': '대신 지연되기',
  'action.placeRoadblock': '{way, select, rail {철도} other {도로}} 막기: {from} – {to}',
  'action.keepEvent': '{card} 손에 두기',

  'event.EncounterMet': '{seat}: 조우를 치릅니다 — {encounter}',
  'event.EncounterRemoved': '버려졌습니다: {encounter}',
  'event.EncounterTakenBack': '드라큘라: {encounter} 카드를 손으로 되가져갑니다',
  'event.RumorsGone': '소문이 없어졌습니다: {spot}',
  'event.HandRevealed': '{seat}: 모두에게 보여 줍니다 — {items}; {cards}',
  'event.GuardsKept': '전투를 기다리는 경호대: {guards}',
  'event.GuardsSent': '드라큘라의 경호대가 덮칩니다: {seat}',
  'event.DiscardsSeen': '드라큘라가 집어 든 카드: {cards}',
  'event.DiscardsTaken': '드라큘라: 버린 더미에서 이벤트를 {count, plural, other {#장}} 집어 듭니다',
  'event.DiscardKept': '드라큘라가 가진 카드: {card}',
  'event.DiscardsShuffled': '드라큘라: 이벤트 하나를 갖고, 나머지는 더미에 다시 섞습니다',

  'decision.ambush': '사냥꾼을 기습할지 정하세요: {hunter}',
  'decision.encounters': '어느 조우를 먼저 치를지 고르세요',
  'decision.staking': '말뚝을 버려 조우를 버릴지 정하세요',
  'decision.encounterAsks': '조우의 효과를 고르세요: {encounter}',
  'decision.maturedAsks': '성숙한 조우의 효과를 고르세요: {encounter}',
  'decision.guards': '사냥꾼에게 경호대를 보낼지 정하세요',
};
