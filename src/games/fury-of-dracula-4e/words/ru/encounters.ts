import type { encounterActions } from '../../actions/encounters.js';
import type { EncounterEvent } from '../../events/encounters.js';
import type { GroupWords } from '../group.js';

export const encounterWords: GroupWords<keyof typeof encounterActions, EncounterEvent['type']> = {
  'action.ambushWith': 'Устроить засаду: {encounter}',
  'action.chooseEncounter': 'Выбрать встречу «{encounter}»',
  'action.showItem': 'Показать предмет «{item}»',
  'action.becomeDelayed': 'Согласиться на задержку',
  'action.placeRoadblock': 'Перекрыть {way, select, rail {железную дорогу} other {дорогу}}: {from} — {to}',
  'action.keepEvent': 'Оставить себе карту «{card}»',

  'event.EncounterMet': '{seat}: встреча «{encounter}»',
  'event.EncounterRemoved': 'Встреча сброшена: {encounter}',
  'event.EncounterTakenBack': 'Дракула возвращает на руку встречу «{encounter}»',
  'event.RumorsGone': 'Слухов больше нет: {spot}',
  'event.HandRevealed': '{seat} показывает всем. Предметы: {items}. События: {cards}',
  'event.GuardsKept': 'Телохранители, которые ждут боя: {guards}',
  'event.GuardsSent': 'Дракула насылает телохранителей, цель — {seat}',
  'event.DiscardsSeen': 'Дракула смотрит карты: {cards}',
  'event.DiscardsTaken':
    'Дракула берёт из сброса {count, plural, one {# событие} few {# события} many {# событий} other {# события}}',
  'event.DiscardKept': 'Дракула оставляет себе карту «{card}»',
  'event.DiscardsShuffled': 'Дракула оставляет себе одно событие, остальные снова в колоде',

  'decision.ambush': 'Устройте засаду (охотник: {hunter}) или пропустите',
  'decision.encounters': 'Выберите, какая встреча будет первой',
  'decision.staking': 'Сбросьте кол и встречу или пропустите',
  'decision.encounterAsks': 'Сделайте выбор для встречи «{encounter}»',
  'decision.maturedAsks': 'Сделайте выбор для созревшей встречи «{encounter}»',
  'decision.guards': 'Нашлите телохранителей на охотника или пропустите',
};
