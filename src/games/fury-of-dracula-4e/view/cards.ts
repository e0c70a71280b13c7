import { Type, type Static } from '@sinclair/typebox';
import { sizeOf, type Pile } from '../../kit/pile.js';
import { closed } from '../../kit/schema.js';
import { deckSize } from '../evolve/cards.js';
import type { State } from '../state.js';
import { Count, count, Encounter, EventCardId, Item, Side, Ticket } from '../values.js';
import type { Knowledge } from './knowledge.js';

export const PilesView = closed(
  {
    events: closed({
      deck: Count,
      discard: Type.Array(EventCardId),
      faceDown: Type.Integer({ minimum: 0, description: 'Discarded unseen, all of them cards of Dracula.' }),
      top: Type.Array(Side, { description: 'Backs that are known, from the top.' }),
      bottom: Type.Array(Side, { description: 'Backs that are known, from the bottom.' }),
    }),
    items: closed({ deck: Count, discard: Type.Array(Item) }),
    encounters: closed({
      deck: Count,
      discard: Type.Array(Encounter),
      faceDown: count('Discarded face down.'),
      buried: Type.Optional(
        Type.Array(Encounter, { description: 'Those that were discarded face down; Dracula is told.' }),
      ),
    }),
    tickets: Type.Array(Ticket, { description: 'Which tickets lie in the pool.' }),
  },
  { title: 'PilesView' },
);
type PilesView = Static<typeof PilesView>;

/** What lies open; the order does not matter. */
function listOf<Kind extends string>(pile: Pile<Kind>): Kind[] {
  const list: Kind[] = [];
  for (const kind in pile) for (let left = pile[kind]; left > 0; left -= 1) list.push(kind);
  return list;
}

export function pilesView({ events, items, encounters, tickets }: State, knows: Knowledge): PilesView {
  return {
    events: {
      deck: deckSize(events),
      discard: listOf(events.discard),
      faceDown: events.buried,
      top: [...events.top],
      bottom: [...events.bottom],
    },
    items: { deck: sizeOf(items.deck), discard: listOf(items.discard) },
    encounters: {
      deck: sizeOf(encounters.deck),
      discard: listOf(encounters.discard),
      faceDown: sizeOf(encounters.buried),
      ...(knows.dracula ? { buried: listOf(encounters.buried) } : {}),
    },
    tickets: listOf(tickets),
  };
}
