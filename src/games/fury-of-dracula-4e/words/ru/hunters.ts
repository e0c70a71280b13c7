import type { hunterActions } from '../../actions/hunters.js';
import type { HunterEvent } from '../../events/hunters.js';
import type { GroupWords } from '../group.js';

export const hunterWords: GroupWords<keyof typeof hunterActions, HunterEvent['type']> = {
  'action.goFirst': 'Ходить сейчас',
  'action.standUp': 'Прийти в себя',
  'action.moveByRoad': 'Идти по дороге: {location}',
  'action.moveByRail': 'Ехать по железной дороге: {location} (билет {ticket})',
  'action.moveBySea': 'Плыть по морю: {location}',
  'action.supply': 'Пополнить запасы',
  'action.reserveTicket':
    'Зарезервировать {draw, plural, one {# билет} few {# билета} many {# билетов} other {# билета}}',
  'action.trade': 'Обменяться',
  'action.giveItem': 'Отдать предмет «{item}»; получает {to}',
  'action.giveTicket': 'Отдать билет {ticket}; получает {to}',
  'action.showHand': 'Показать свои карты; видит {to}',
  'action.rest': 'Отдыхать',
  'action.search': 'Провести поиск',
  'action.askRegion': 'Спросить, в вашем ли регионе Дракула',
  'action.keepDrawn': 'Оставить карту себе',
  'action.resolveDrawn': 'Сыграть карту сразу',

  'event.HunterMoved': '{seat} теперь здесь: {location} ({by})',
  'event.HunterDelayed': '{seat}: задержка',
  'event.HunterStoodUp': '{seat} приходит в себя, задержки больше нет',
  'event.HunterRested': '{seat} отдыхает',
  'event.SuppliesTaken': '{seat} пополняет запасы',
  'event.TradeOpened': '{seat} начинает обмен',
  'event.PlaceSearched': '{seat} проводит поиск: {location}',
  'event.RegionAnswered':
    'Дракула {same, select, yes {в том же регионе, что и {seat}} other {не в том регионе, где {seat}}}',
  'event.DamageChanged': '{seat}: урон {damage}',
  'event.BitesChanged': '{seat}: укусов {bites}',
  'event.HunterDefeated': '{seat} терпит поражение',
  'event.HunterRecovered': '{seat} снова в игре: {location}',
  'event.BatsPlaced': '{seat}: налетают летучие мыши',
  'event.BatsGone': '{seat}: летучих мышей больше нет',
  'event.TicketDrawn': '{seat} берёт билет {ticket}',
  'event.TicketReturned': '{seat} возвращает билет {ticket}',
  'event.TicketGiven': '{seat} отдаёт билет {ticket}; получает {to}',
  'event.ItemTaken': '{seat} берёт предмет «{item}»',
  'event.ItemDrawn': '{seat} берёт предмет',
  'event.ItemDiscarded': '{seat} сбрасывает предмет «{item}»',
  'event.ItemShown': '{seat} показывает предмет «{item}»',
  'event.ItemPassed': '{seat} отдаёт предмет «{item}»; получает {to}',
  'event.ItemGiven':
    '{seat} отдаёт предмет{open, select, yes {, который лежал в открытую} other {}}; получает {to}',
  'event.ItemsReshuffled': 'Из сброса предметов получилась новая колода',
  'event.CardOpened': '{seat} держит одну карту открытой',
  'event.HandShown': '{seat} показывает карты, видит {to}. Предметы: {items}. События: {cards}',
  'event.HandOpened': '{seat} показывает все карты, видит {to}',

  'decision.hunterTurns': 'Ходите сейчас или пропустите других вперёд',
  'decision.hunterActs': 'Выберите действие',
  'decision.batsLead': 'Выберите, куда уведут летучие мыши',
  'decision.trade': 'Отдайте что-нибудь или закончите обмен',
  'decision.drawnEvent': 'Оставьте событие себе или сыграйте сразу',
};
