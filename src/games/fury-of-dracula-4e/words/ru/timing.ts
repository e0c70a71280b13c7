import type { Timing } from '../../data/event-cards.js';
import type { ItemTiming } from '../../data/item-cards.js';
import { named } from '../../../kit/naming.js';

const timings: Readonly<Record<Timing | ItemTiming, string>> = {
  immediate: 'сразу, как только её вытянули',
  action: 'как действие, днём или ночью',
  dayAction: 'как действие днём',
  nightAction: 'как действие ночью',
  duringDay: 'днём',
  atDawn: 'на рассвете',
  atDusk: 'в сумерках',
  beforeRailMove: 'когда охотник отправляется по железной дороге',
  onTicketUse: 'когда охотник использует билет',
  afterHunterRoadMove: 'когда охотник прошёл по дороге',
  afterRegionChange: 'когда охотник попал в другой регион',
  beforeSearch: 'перед поиском',
  onSearch: 'во время поиска',
  onAmbush: 'когда охотник попал в засаду',
  combatStart: 'когда начинается бой',
  combatDamage: 'когда охотника должны укусить или победить',
  afterWeaponResolves: 'когда сработало оружие',
  onOwnCombatCardCancelled: 'когда отменена боевая карта Дракулы',
  onHunterEvent: 'когда охотник играет событие',
  draculaPhase: 'в фазу Дракулы',
  endDraculaPhase: 'в конце фазы Дракулы',
};

/** When a card is used. */
export const timingWords = { ...named('timing', timings), 'timing.or': '{first}; или {rest}' };
