import { drawTicket } from '../chance.js';
import { TICKETS, type TicketId } from '../data/tickets.js';
import { move } from '../phases/hunters/arriving.js';
import { byRoads } from '../phases/hunters/routes.js';
import { isHunter } from '../seats.js';
import type { ItemRule, ItemRules } from './card.js';

function yellowOf(ticket: TicketId | undefined): number | undefined {
  const numbers = TICKETS.find(({ id }) => id === ticket);
  return numbers !== undefined && 'yellow' in numbers ? numbers.yellow : undefined;
}

/** As many roads as the yellow number of a ticket that goes back at once; without one, a road, and the horses are gone. */
const fastHorses: ItemRule = {
  mayUse: (state, hunter) => byRoads(state, hunter, 1).length > 0,
  isUsed: (tale, seat, _occasion, random) => {
    tale.tell({ type: 'ItemShown', seat, item: 'fast-horses' });
    const ticket = drawTicket(tale.state, random);
    tale.tell({ type: 'TicketDrawn', seat, ticket });
    tale.tell({ type: 'TicketReturned', seat, ticket });
    tale.next({ is: 'itemAsks', item: 'fast-horses', seat, hunter: seat, ticket });
  },
  choices: (state, { seat, ticket }) =>
    isHunter(seat)
      ? byRoads(state, seat, yellowOf(ticket) ?? 1).map((location) => ({ type: 'chooseLocation', location }))
      : [],
  isChosen: (tale, { seat, ticket, item }, action) => {
    if (action.type !== 'chooseLocation' || !isHunter(seat)) return;
    if (yellowOf(ticket) === undefined) tale.tell({ type: 'ItemDiscarded', seat, item });
    move(tale, seat, action.location, 'horses');
  },
};

/** Items with which hunters travel. */
export const travelItems = { 'fast-horses': fastHorses } satisfies ItemRules;
