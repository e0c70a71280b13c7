import type { combatActions } from '../../actions/combat.js';
import type { CombatEvent } from '../../events/combat.js';
import type { GroupWords } from '../group.js';

export const combatWords: GroupWords<keyof typeof combatActions, CombatEvent['type']> = {
  'action.fightWith': '{card} 내기',
  'action.attackWith': '{hunter}에게 {card} 내기',
  'action.takeCombatCard': '{card} 가져오기',
  'action.flipPlotting': '모략을 뒤집어 카드 취소하기',
  'action.takeFoundItem': '{item} 갖기',

  'event.CombatBegan': '전투: {hunters} 대 {opponent}',
  'event.CombatCardsTaken': '드라큘라가 뽑은 카드: {cards}',
  'event.CombatCardsDrawn': '드라큘라: 전투 카드를 {count, plural, other {#장}} 뽑습니다',
  'event.CombatCardChosen': '{seat}: {card} 카드를 고릅니다',
  'event.AttackChosen': '드라큘라: {engaged}에게 낼 {card} 카드를 고릅니다',
  'event.CombatReady': '{seat}: 준비되었습니다',
  'event.CombatCardsShown': '드라큘라: {engaged}에게 {card}; {plays}',
  'event.CombatCardCancelled': '카드가 취소됩니다: {seat}',
  'event.VampireHarmed': '뱀파이어: 피해를 {by} 받습니다',
  'event.VampireHealed': '뱀파이어: 피해를 {by} 회복합니다',
  'event.HunterMesmerized': '{seat}: 매혹되었습니다',
  'event.HunterLeftCombat': '{seat}: 전투에서 빠집니다',
  'event.CombatDeckSearched': '드라큘라: 전투 더미에서 카드를 가져옵니다',
  'event.PlottingFlipped': '드라큘라: 모략을 뒤집습니다',
  'event.DraculaEnraged': '드라큘라: 격노하여 카드가 효과를 냅니다',
  'event.DraculaFlew': '드라큘라: 박쥐가 되어 날아갑니다',
  'event.WreathHung': '{seat}: 마늘 화환을 걸칩니다',
  'event.WreathLost': '{seat}: 마늘 화환을 잃습니다',
  'event.BulletsUsed': '신성한 탄환을 썼습니다',
  'event.CardPrepared': '{seat}: 앞에 {card} 카드를 놓아둡니다',
  'event.PreparedSpent': '{seat}: 앞에 둔 {card} 카드가 없어집니다',
  'event.CombatCardSwapped': '{seat}: 대신 {card} 카드를 냅니다',
  'event.CombatCardLost': '카드가 돌아오지 않습니다: {seat}',
  'event.ItemFound': '{seat}: {item} 카드를 찾았습니다',
  'event.ItemsFound': '{seat}: 아이템을 {count, plural, other {#장}} 봅니다',
  'event.FoundItemKept': '{seat}: {item} 카드를 갖습니다',
  'event.FoundItemsDiscarded': '{seat}: 그중 하나를 갖습니다. 버린 카드: {items}',
  'event.CombatRoundEnded': '전투 {round}라운드가 끝났습니다',
  'event.CombatEnded': '전투가 끝났습니다: {end}',

  'combat.plays': '{seat}: {card}',

  'decision.combatChoice': '이 라운드에 낼 카드를 고르세요',
  'decision.combatAsks':
    '{what, select, claws {발톱: 함께 피해를 받을 사냥꾼을 고르세요} plotting {모략: 가져올 전투 카드를 고르세요} flipPlotting {모략을 뒤집을지 정하세요} fly {박쥐로 도주: 날아갈 곳을 고르세요} holyCircle {신성한 원: 전투에서 빠질 사냥꾼을 고르세요} holyCircleMore {신성한 원: 함께 빠질 사냥꾼이 더 있는지 정하세요} swapCard {계획된 매복: 대신 다른 카드를 낼지 정하세요} cancelEscape {루시의 복수: 도주를 취소할지 정하세요} other {루시의 복수: 해를 막을지 정하세요}}',
};
