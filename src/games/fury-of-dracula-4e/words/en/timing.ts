import type { Timing } from '../../data/event-cards.js';
import type { ItemTiming } from '../../data/item-cards.js';
import { named } from '../../../kit/naming.js';

const timings: Readonly<Record<Timing | ItemTiming, string>> = {
  immediate: 'as it is drawn',
  action: 'as an action, by day or by night',
  dayAction: 'as an action by day',
  nightAction: 'as an action by night',
  duringDay: 'during the day',
  atDawn: 'at dawn',
  atDusk: 'at dusk',
  beforeRailMove: 'when a hunter sets out by rail',
  onTicketUse: 'when a hunter uses a ticket',
  afterHunterRoadMove: 'when a hunter has moved by road',
  afterRegionChange: 'when a hunter has come to another region',
  beforeSearch: 'before a search',
  onSearch: 'during a search',
  onAmbush: 'when a hunter is ambushed',
  combatStart: 'when a combat begins',
  combatDamage: 'when a hunter would be bitten or defeated',
  afterWeaponResolves: 'when a weapon has taken effect',
  onOwnCombatCardCancelled: 'when a combat card of Dracula is cancelled',
  onHunterEvent: 'when a hunter plays an event',
  draculaPhase: 'in the phase of Dracula',
  endDraculaPhase: 'at the end of the phase of Dracula',
};

/** When a card is used. */
export const timingWords = { ...named('timing', timings), 'timing.or': '{first}; or {rest}' };
