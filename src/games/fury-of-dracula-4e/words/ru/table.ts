import type { tableActions } from '../../actions/table.js';
import type { TableEvent } from '../../events/table.js';
import type { GroupWords } from '../group.js';

export const tableWords: GroupWords<keyof typeof tableActions, TableEvent['type']> = {
  'action.startIn': 'Начать здесь: {location}',
  'action.pass': 'Ничего не делать',
  'action.wakeIn': 'Вернуться в игру: {location}',
  'action.discardEvent': 'Сбросить карту «{card}»',
  'action.discardItem': 'Сбросить предмет «{item}»',
  'action.discardTicket': 'Вернуть билет {ticket}',
  'action.keepItemOpen': 'Держать открытым предмет «{item}»',
  'action.keepEventOpen': 'Держать открытым событие «{card}»',
  'action.liftRoadblock': 'Снять кордон: {way, select, rail {железная дорога} other {дорога}}, {from} — {to}',
  'action.dismissAlly': 'Прогнать союзника «{card}»',
  'action.freeGround': 'Осквернить освящённую землю: {location}',
  'action.barSupplies': 'Не давать охотникам пополнять запасы в их следующей фазе',
  'action.liftStorm': 'Прекратить шторм: {location}',

  'event.AgendaChanged': 'Игра идёт дальше',
  'event.RoundStarted': 'Раунд {round}',
  'event.PhaseStarted': '{phase}',
  'event.TimeMoved': 'Время: {time}',
  'event.DespairPlaced': 'Отчаяние: {despair}',
  'event.InfluenceChanged': 'Влияние Дракулы: {influence}',
  'event.DraculaHarmed': 'Дракула получает урон: {by}',
  'event.DraculaHealed': 'Дракула исцеляет урон: {by}',
  'event.EffectBegan': 'Теперь действует: {effect}',
  'event.EffectEnded': 'Больше не действует: {effect}',
  'event.Passed': '{seat} ничего не делает',
  'event.FogPlaced': 'Ложится туман: {location}',
  'event.FogLifted': 'Туман рассеивается: {location}',
  'event.StormRaised': 'Бушует шторм: {location}',
  'event.StormLifted': 'Шторм закончился: {location}',
  'event.RoadblockPlaced':
    '{way, select, rail {Железная дорога перекрыта} other {Дорога перекрыта}}: {from} — {to}',
  'event.RoadblockLifted':
    '{way, select, rail {Железная дорога снова открыта} other {Дорога снова открыта}}: {from} — {to}',
  'event.GroundConsecrated': 'Земля освящена: {location}',
  'event.GroundFreed': 'Земля больше не освящена: {location}',
  'event.DiscardsReturned':
    'Замешаны в колоду событий: {cards}{faceDown, plural, =0 {} one {, и ещё # карта, лежавшая рубашкой вверх} few {, и ещё # карты, лежавшие рубашкой вверх} many {, и ещё # карт, лежавших рубашкой вверх} other {, и ещё # карты, лежавшей рубашкой вверх}}',
  'event.HostPlaced': 'Святая облатка лежит здесь: {location}',
  'event.HostsGone': 'Святых облаток больше нет',
  'event.GameEnded': '{reason}. Победа: {winners}',

  'decision.placeHunter': 'Выберите, где начать охотнику',
  'decision.placeDracula': 'Выберите, где начать Дракуле',
  'decision.wakeUp': 'Выберите больницу',
  'decision.liftRoadblock': 'Снимите один кордон',
  'decision.liftStorm': 'Прекратите один шторм',
  'decision.discardDown': 'Сбросьте карту',
  'decision.discardTicket': 'Верните билет',
  'decision.discardEncounters': 'Сбросьте встречу',
  'decision.keepOpen': 'Выберите карту, которая останется открытой',
};
