import type { Static } from '@sinclair/typebox';
import type { Viewer } from '../../kit/audience.js';
import type { Message } from '../../kit/message.js';
import { listOf, nameIn, namesIn } from '../../kit/naming.js';
import type { Sheet } from '../../kit/scene.js';
import { cardsKnown, placeOf, remarks } from '../board/hunters.js';
import { shortName, text } from '../board/text.js';
import { DRACULA_HEALTH } from '../data/limits.js';
import { characterOf, type FurySeat } from '../seats.js';
import type { HunterView } from '../view/hunters.js';
import type { View } from '../view/view.js';
import { toneOf } from './pieces.js';

/** Dracula's first, then those of the hunters in their order. */
export const sheets = (view: View, viewer: Viewer): readonly Sheet[] => [
  ofDracula(view, viewer),
  ...view.hunters.map((hunter) => ofHunter(hunter, view, viewer)),
];

function ofDracula(view: View, viewer: Viewer): Sheet {
  const { damage, at, encounterCount: encounters, eventCount: events, rumors } = view.dracula;
  return {
    ...named('dracula', viewer),
    tone: 'dracula',
    tracks: [{ name: nameIn('track', 'damage'), now: damage, most: DRACULA_HEALTH, tone: 'dracula' }],
    facts: [
      ...(at === undefined ? [] : [nameIn('place', at)]),
      text('holds.dracula', { encounters, events, rumors }),
      ...known(view, 'dracula', viewer),
    ],
  };
}

function ofHunter(hunter: Static<typeof HunterView>, view: View, viewer: Viewer): Sheet {
  const { seat, damage, bites, itemCount, eventCount, tickets } = hunter;
  const { health, biteSpaces } = characterOf(seat);
  const tone = toneOf(seat);
  return {
    ...named(seat, viewer),
    tone,
    tracks: [
      { name: nameIn('track', 'damage'), now: damage, most: health, tone },
      ...(biteSpaces === 0
        ? []
        : [{ name: nameIn('track', 'bites'), now: bites, most: biteSpaces, tone: 'dracula' } as const]),
    ],
    facts: [
      placeOf(hunter),
      ...remarks(hunter),
      text('holds.hunter', {
        items: itemCount,
        events: eventCount,
        tickets: listOf(namesIn('ticket', tickets)),
      }),
      ...known(view, seat, viewer),
    ],
  };
}

const named = (seat: FurySeat, viewer: Viewer) => ({
  seat,
  sign: nameIn('sign', seat),
  name: seat === viewer ? text('you', { name: shortName(seat) }) : shortName(seat),
  chips: [],
});

/** The cards of a seat that the viewer knows, told with what they are. */
const known = (view: View, seat: FurySeat, viewer: Viewer): readonly Message[] =>
  cardsKnown(view, viewer)
    .rows.filter(([whose]) => whose?.key === shortName(seat).key)
    .map(([, kind, cards]) => text('known', { kind: kind ?? listOf([]), cards: cards ?? listOf([]) }));
