import { typed } from '../../kit/schema.js';
import { Ally, City, EventCardId, Hospital, Item, Sea, Ticket, Way } from '../values.js';

export const tableActions = {
  startIn: typed('startIn', 'Begin the game in this city.', { location: City }),
  pass: typed('pass', 'Do nothing here.', {}),
  wakeIn: typed('wakeIn', 'Come back in this hospital.', { location: Hospital }),
  discardEvent: typed('discardEvent', 'Discard an event card.', { card: EventCardId }),
  discardItem: typed('discardItem', 'Discard an item.', { item: Item }),
  discardTicket: typed('discardTicket', 'Return a ticket.', { ticket: Ticket }),
  keepItemOpen: typed('keepItemOpen', 'Keep this item open.', { item: Item }),
  keepEventOpen: typed('keepEventOpen', 'Keep this event open.', { card: EventCardId }),
  liftRoadblock: typed('liftRoadblock', 'Take this roadblock away.', { from: City, to: City, way: Way }),
  dismissAlly: typed('dismissAlly', 'Let this ally of the other side leave play.', { card: Ally }),
  freeGround: typed('freeGround', 'Take the consecrated ground from this city.', { location: City }),
  barSupplies: typed('barSupplies', 'Let hunters take no supplies in their next phase.', {}),
  liftStorm: typed('liftStorm', 'Take this storm away.', { location: Sea }),
} as const;
