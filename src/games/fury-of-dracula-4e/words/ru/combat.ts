import type { combatActions } from '../../actions/combat.js';
import type { CombatEvent } from '../../events/combat.js';
import type { GroupWords } from '../group.js';

export const combatWords: GroupWords<keyof typeof combatActions, CombatEvent['type']> = {
  'action.fightWith': 'Выбрать карту «{card}»',
  'action.attackWith': 'Выбрать карту «{card}», цель — {hunter}',
  'action.takeCombatCard': 'Взять карту «{card}»',
  'action.flipPlotting': 'Перевернуть карту «Козни» и отменить карту',
  'action.takeFoundItem': 'Оставить предмет «{item}»',

  'event.CombatBegan': 'Бой. Враг: {opponent}. Охотники: {hunters}',
  'event.CombatCardsTaken': 'Дракула берёт боевые карты: {cards}',
  'event.CombatCardsDrawn':
    'Дракула берёт {count, plural, one {# боевую карту} few {# боевые карты} many {# боевых карт} other {# боевой карты}}',
  'event.CombatCardChosen': '{seat} выбирает карту «{card}»',
  'event.AttackChosen': 'Дракула выбирает карту «{card}», цель — {engaged}',
  'event.CombatReady': '{seat}: карта выбрана',
  'event.CombatCardsShown': 'Дракула: «{card}», цель — {engaged}; {plays}',
  'event.CombatCardCancelled': '{seat}: карта отменена',
  'event.VampireHarmed': 'Вампир получает урон: {by}',
  'event.VampireHealed': 'Вампир исцеляет урон: {by}',
  'event.HunterMesmerized': '{seat} теперь под чарами',
  'event.HunterLeftCombat': '{seat} выходит из боя',
  'event.CombatDeckSearched': 'Дракула выбирает карту из своей боевой колоды',
  'event.PlottingFlipped': 'Дракула переворачивает карту «Козни»',
  'event.DraculaEnraged': 'Дракула в ярости, и его карта действует',
  'event.DraculaFlew': 'Дракула улетает летучей мышью',
  'event.WreathHung': '{seat} надевает венок из чеснока',
  'event.WreathLost': '{seat} теряет венок из чеснока',
  'event.BulletsUsed': 'Пули освящены',
  'event.CardPrepared': '{seat} кладёт перед собой карту «{card}»',
  'event.PreparedSpent': '{seat} убирает лежащую карту «{card}»',
  'event.CombatCardSwapped': '{seat} играет вместо этого карту «{card}»',
  'event.CombatCardLost': '{seat}: карта не возвращается',
  'event.ItemFound': '{seat} находит предмет «{item}»',
  'event.ItemsFound':
    '{seat} смотрит {count, plural, one {# предмет} few {# предмета} many {# предметов} other {# предмета}}',
  'event.FoundItemKept': '{seat} оставляет себе предмет «{item}»',
  'event.FoundItemsDiscarded': '{seat} оставляет один из них; в сброс: {items}',
  'event.CombatRoundEnded': 'Раунд боя окончен: {round}',
  'event.CombatEnded': 'Бой окончен: {end}',

  'combat.plays': '{seat}: «{card}»',

  'decision.combatChoice': 'Выберите карту на этот раунд',
  'decision.combatAsks':
    '{what, select, claws {«Когти»: выберите, кто ещё получит урон} plotting {«Козни»: возьмите боевую карту} flipPlotting {Переверните карту «Козни» или пропустите} fly {«Бегство летучей мышью»: выберите, куда улететь} holyCircle {«Святой круг»: выберите, кто выйдет из боя} holyCircleMore {«Святой круг»: выберите, кто ещё выйдет из боя, или закончите} swapCard {«Подготовленная засада»: сыграйте другую карту или оставьте эту} cancelEscape {«Месть Люси»: отмените бегство или пропустите} other {«Месть Люси»: отведите вред или пропустите}}',
};
