import type { Viewer } from '../../kit/audience.js';
import type { BoardTable } from '../../kit/board.js';
import type { Message } from '../../kit/message.js';
import { listOf, nameIn, namesIn } from '../../kit/naming.js';
import { characterOf } from '../seats.js';
import type { HunterView, View } from '../view-schema.js';
import { shortName, text } from './text.js';

const HEADS = ['hunter', 'health', 'bites', 'items', 'events', 'place'] as const;

/** Sheets of the hunters, and where they are. */
export function hunters({ hunters: all }: View, viewer: Viewer): BoardTable {
  const rows = all.map((hunter) => {
    const { seat, health, bites, itemCount, eventCount, location } = hunter;
    const { health: whole, bitesToDefeat } = characterOf(seat);
    return [
      seat === viewer ? text('you', { name: shortName(seat) }) : shortName(seat),
      text('of', { now: health, most: whole }),
      text('of', { now: bites, most: bitesToDefeat }),
      text('count', { count: itemCount }),
      text('count', { count: eventCount }),
      location === undefined ? text('nowhere') : nameIn('place', location),
    ];
  });
  return { rows: [HEADS.map((head) => text(`head.${head}`)), ...rows] };
}

/** What else holds for some of them. */
export const states = ({ hunters: all }: View): readonly Message[] =>
  all.flatMap((hunter) => {
    const state = remarks(hunter);
    return state.length === 0 ? [] : [text('state', { name: shortName(hunter.seat), state: listOf(state) })];
  });

export function remarks({ missesTurn, dogs, held }: HunterView): readonly Message[] {
  return [
    ...(missesTurn ? [text('missesTurn')] : []),
    ...(dogs ? [text('dogs')] : []),
    ...(held === undefined ? [] : [text('held', { encounter: nameIn('encounter', held) })]),
  ];
}

/** The cards that a viewer knows: the own ones, and those of others as far as they are told. */
export function cardsKnown({ dracula, hunters: all }: View, viewer: Viewer): BoardTable {
  const { encounters = [], events = [] } = dracula;
  const ofDracula = [
    ...holding('dracula', 'encounters', namesIn('encounter', encounters), viewer),
    ...holding('dracula', 'events', namesIn('card', events), viewer),
  ];
  const ofHunters = all.flatMap(({ seat, items, openItem, events: cards, openEvent }) => [
    ...holding(seat, 'items', named('item', items, openItem), viewer),
    ...holding(seat, 'events', named('card', cards, openEvent), viewer),
  ]);
  return { rows: [...ofDracula, ...ofHunters] };
}

/** An open card is known also where the others are not. */
function named(prefix: string, cards: readonly string[], open: string | undefined): readonly Message[] {
  if (open === undefined) return namesIn(prefix, cards);
  const hidden = cards.toSpliced(cards.indexOf(open), cards.includes(open) ? 1 : 0);
  return [text('open', { card: nameIn(prefix, open) }), ...namesIn(prefix, hidden)];
}

function holding(
  seat: HunterView['seat'] | 'dracula',
  kind: 'items' | 'events' | 'encounters',
  cards: readonly Message[],
  viewer: Viewer,
): readonly (readonly Message[])[] {
  const told = seat === viewer || cards.length > 0;
  return told ? [[shortName(seat), text(`hand.${kind}`), listOf(cards)]] : [];
}
