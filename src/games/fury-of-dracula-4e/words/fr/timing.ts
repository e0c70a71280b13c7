import type { Timing } from '../../data/event-cards.js';
import type { ItemTiming } from '../../data/item-cards.js';
import { named } from '../../../kit/naming.js';

const timings: Readonly<Record<Timing | ItemTiming, string>> = {
  immediate: 'aussitôt, quand on la pioche',
  action: 'comme action, de jour ou de nuit',
  dayAction: 'comme action de jour',
  nightAction: 'comme action de nuit',
  duringDay: 'pendant le jour',
  atDawn: 'à l’aube',
  atDusk: 'au crépuscule',
  beforeRailMove: 'quand un chasseur part en train',
  onTicketUse: 'quand un chasseur utilise un billet',
  afterHunterRoadMove: 'quand un chasseur s’est déplacé par la route',
  afterRegionChange: 'quand un chasseur est arrivé dans une autre région',
  beforeSearch: 'avant une fouille',
  onSearch: 'pendant une fouille',
  onAmbush: 'quand un chasseur tombe dans une embuscade',
  combatStart: 'quand un combat commence',
  combatDamage: 'quand un chasseur serait mordu ou vaincu',
  afterWeaponResolves: 'quand une arme a fait effet',
  onOwnCombatCardCancelled: 'quand une carte de combat de Dracula est annulée',
  onHunterEvent: 'quand un chasseur joue un événement',
  draculaPhase: 'pendant la phase de Dracula',
  endDraculaPhase: 'à la fin de la phase de Dracula',
};

/** When a card is used. */
export const timingWords = { ...named('timing', timings), 'timing.or': '{first} ; ou {rest}' };
