import type { Viewer } from '../../kit/audience.js';
import type { BoardTable } from '../../kit/board.js';
import { listOf, nameIn } from '../../kit/naming.js';
import type { Message } from '../../kit/message.js';
import type { Sheet } from '../../kit/scene.js';
import { cardsKnown, remarks } from '../board/hunters.js';
import { shortName, text } from '../board/text.js';
import { characterOf, type FurySeat } from '../seats.js';
import { START_BLOOD } from '../state.js';
import type { HunterView, View } from '../view-schema.js';
import { toneOf } from './pieces.js';

/** Dracula's first, then those of the hunters in the order of their turns. */
export const sheets = (view: View, viewer: Viewer): readonly Sheet[] => [
  ofDracula(view, viewer),
  ...view.hunters.map((hunter) => ofHunter(hunter, view, viewer)),
];

function ofDracula(view: View, viewer: Viewer): Sheet {
  const { blood, at, encounterCount: encounters, eventCount: events } = view.dracula;
  return {
    ...named('dracula', viewer),
    tone: 'dracula',
    tracks: [{ name: nameIn('track', 'blood'), now: blood, most: START_BLOOD, tone: 'dracula' }],
    facts: [
      ...(at === undefined ? [] : [nameIn('place', at)]),
      text('holds.dracula', { encounters, events }),
      ...known(view, 'dracula', viewer),
    ],
  };
}

function ofHunter(hunter: HunterView, view: View, viewer: Viewer): Sheet {
  const { seat, health, bites, itemCount, eventCount, location } = hunter;
  const { health: whole, bitesToDefeat } = characterOf(seat);
  const tone = toneOf(seat);
  return {
    ...named(seat, viewer),
    tone,
    tracks: [
      { name: nameIn('track', 'health'), now: health, most: whole, tone },
      { name: nameIn('track', 'bites'), now: bites, most: bitesToDefeat, tone: 'dracula' },
    ],
    facts: [
      location === undefined ? text('nowhere') : nameIn('place', location),
      ...remarks(hunter),
      text('holds.hunter', { items: itemCount, events: eventCount }),
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
function known(view: View, seat: FurySeat, viewer: Viewer): readonly Message[] {
  const { rows }: BoardTable = cardsKnown(view, viewer);
  return rows
    .filter(([whose]) => whose?.key === shortName(seat).key)
    .map(([, kind, cards]) => text('known', { kind: kind ?? listOf([]), cards: cards ?? listOf([]) }));
}
