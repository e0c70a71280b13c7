import type { Static } from '@sinclair/typebox';
import type { Viewer } from '../../kit/audience.js';
import type { BoardTable } from '../../kit/board.js';
import type { Message } from '../../kit/message.js';
import { listOf, nameIn, namesIn } from '../../kit/naming.js';
import { characterOf, type FurySeat } from '../seats.js';
import type { HunterView } from '../view/hunters.js';
import type { View } from '../view/view.js';
import { shortName, text } from './text.js';

type Sheet = Static<typeof HunterView>;

const HEADS = ['hunter', 'damage', 'bites', 'items', 'events', 'tickets', 'place'] as const;

/** Sheets of the hunters, and where they are. */
export function hunters({ hunters: all }: View, viewer: Viewer): BoardTable {
  const rows = all.map((hunter) => {
    const { seat, damage, bites, itemCount, eventCount, tickets } = hunter;
    return [
      seat === viewer ? text('you', { name: shortName(seat) }) : shortName(seat),
      text('of', { now: damage, most: characterOf(seat).health }),
      text('count', { count: bites }),
      text('count', { count: itemCount }),
      text('count', { count: eventCount }),
      tickets.length === 0 ? text('count', { count: 0 }) : listOf(namesIn('ticket', tickets)),
      placeOf(hunter),
    ];
  });
  return { rows: [HEADS.map((head) => text(`head.${head}`)), ...rows] };
}

export function placeOf({ location, fellAt }: Sheet): Message {
  if (location !== undefined) return nameIn('place', location);
  return fellAt === undefined ? text('nowhere') : text('fell', { place: nameIn('place', fellAt) });
}

/** What else holds for some of them. */
export const states = ({ hunters: all }: View): readonly Message[] =>
  all.flatMap((hunter) => {
    const state = remarks(hunter);
    return state.length === 0 ? [] : [text('state', { name: shortName(hunter.seat), state: listOf(state) })];
  });

export function remarks({ weakened, delayed, bats }: Sheet): readonly Message[] {
  return [
    ...(weakened ? [text('weakened')] : []),
    ...(delayed ? [text('delayed')] : []),
    ...(bats === 0 ? [] : [text('bats', { bats })]),
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
  seat: FurySeat,
  kind: 'items' | 'events' | 'encounters',
  cards: readonly Message[],
  viewer: Viewer,
): readonly (readonly Message[])[] {
  const told = seat === viewer || cards.length > 0;
  return told ? [[shortName(seat), text(`hand.${kind}`), listOf(cards)]] : [];
}
