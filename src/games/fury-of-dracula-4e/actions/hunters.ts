import { Type } from '@sinclair/typebox';
import { typed } from '../../kit/schema.js';
import { City, Hunter, Item, Location, Ticket } from '../values.js';

export const hunterActions = {
  goFirst: typed('goFirst', 'Act before those who have not acted yet.', {}),
  standUp: typed('standUp', 'Stand up; that is all you do.', {}),
  moveByRoad: typed('moveByRoad', 'Go along a road.', { location: City }),
  moveByRail: typed('moveByRail', 'Take a train, for this ticket.', { location: City, ticket: Ticket }),
  moveBySea: typed('moveBySea', 'Go on board, sail on, or land.', { location: Location }),
  supply: typed('supply', 'Draw an event, and in a large city an item.', {}),
  reserveTicket: typed('reserveTicket', 'Draw tickets.', {
    draw: Type.Integer({ minimum: 1, maximum: 2 }),
  }),
  trade: typed('trade', 'Trade with hunters in this place.', {}),
  giveItem: typed('giveItem', 'Hand an item to a hunter.', { item: Item, to: Hunter }),
  giveTicket: typed('giveTicket', 'Hand a ticket to a hunter.', { ticket: Ticket, to: Hunter }),
  showHand: typed('showHand', 'Show your events and items to a hunter.', { to: Hunter }),
  rest: typed('rest', 'Heal damage.', {}),
  search: typed('search', 'Meet the encounters of this city.', {}),
  askRegion: typed('askRegion', 'Ask whether Dracula is in your region.', {}),
  keepDrawn: typed('keepDrawn', 'Keep the event that you drew.', {}),
  resolveDrawn: typed('resolveDrawn', 'Play the event that you drew at once.', {}),
} as const;
