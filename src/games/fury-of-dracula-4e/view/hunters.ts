import { Type, type Static } from '@sinclair/typebox';
import { closed, oneOf } from '../../kit/schema.js';
import { LOCATION_IDS } from '../map.js';
import { isWeakened } from '../reading.js';
import type { HunterId } from '../seats.js';
import type { State } from '../state.js';
import { Count, count, EventCardId, Hunter, Item, Location, Ticket, whether } from '../values.js';
import { present, type Knowledge } from './knowledge.js';

export const HunterView = closed(
  {
    seat: Hunter,
    location: Type.Optional(Location),
    fellAt: Type.Optional(
      oneOf(LOCATION_IDS, { description: 'Where a defeated hunter fell, who is out of play until dawn.' }),
    ),
    damage: Count,
    bites: Count,
    weakened: Type.Boolean({ description: 'Bitten: an event and an item lie open.' }),
    delayed: whether('Lies down, and stands up instead of the next action.'),
    bats: count('Bats tokens.'),
    tickets: Type.Array(Ticket),
    items: Type.Array(Item, { description: 'What the viewer knows of the items.' }),
    itemCount: Count,
    events: Type.Array(EventCardId, { description: 'What the viewer knows of the events.' }),
    eventCount: Count,
    openItem: Type.Optional(Item),
    openEvent: Type.Optional(EventCardId),
  },
  { title: 'HunterView' },
);
type HunterView = Static<typeof HunterView>;

/** An open card is seen by all, so it stands in the list of those who know no other. */
function seen<Kind>(all: readonly Kind[], told: boolean, open: Kind | undefined): Kind[] {
  if (told) return [...all];
  return open === undefined ? [] : [open];
}

export function hunterView(state: State, seat: HunterId, { hunters }: Knowledge): HunterView {
  const { location, fellAt, items, events, openItem, openEvent, tickets, ...sheet } = state.hunters[seat];
  const told = hunters.includes(seat);
  return {
    seat,
    ...present({ location, fellAt }),
    damage: sheet.damage,
    bites: sheet.bites,
    weakened: isWeakened(state, seat),
    delayed: sheet.delayed,
    bats: sheet.bats,
    tickets: [...tickets],
    items: seen(items, told, openItem),
    itemCount: items.length,
    events: seen(events, told, openEvent),
    eventCount: events.length,
    ...present({ openItem, openEvent }),
  };
}
