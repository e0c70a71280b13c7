import type { Viewer } from '../../kit/audience.js';
import { partOf } from '../../kit/board.js';
import { legendOfCards, legendOfMap } from '../../kit/legend.js';
import { nameIn } from '../../kit/naming.js';
import type { Scene, Track } from '../../kit/scene.js';
import { asked } from '../board/asked.js';
import { heading } from '../board/board.js';
import { combat } from '../board/combat.js';
import { piles } from '../board/piles.js';
import { ending, round } from '../board/round.js';
import { text } from '../board/text.js';
import { gone } from '../board/trail.js';
import { isNight } from '../reading.js';
import { TRACK_END } from '../state.js';
import type { View } from '../view-schema.js';
import { cards } from './cards.js';
import { CHART } from './chart.js';
import { closedWays, pieces } from './pieces.js';
import { sheets } from './sheets.js';

export function scene(view: View, viewer: Viewer): Scene {
  const is = isNight(view) ? 'night' : 'day';
  const sky = { is, says: nameIn('sky', is) } as const;
  const map = { pieces: pieces(view), closed: closedWays(view) };
  const rows = cardRows(view);
  return {
    title: heading(view),
    sky,
    lines: ending(view),
    tracks: tracks(view),
    board: { is: 'map', chart: CHART, ...map },
    cards: rows,
    legend: { board: legendOfMap(map, sky), cards: legendOfCards(rows.flatMap((row) => row.cards)) },
    sheets: sheets(view, viewer),
    notes: [
      ...partOf(text('asked'), asked(view)),
      ...partOf(text('combat'), combat(view)),
      ...partOf(text('situation'), [...round(view).slice(ending(view).length), ...gone(view)]),
      ...partOf(text('piles'), piles(view)),
    ],
  };
}

const tracks = ({ vampires, resolve }: View): readonly Track[] => [
  { name: nameIn('track', 'vampires'), now: vampires, most: TRACK_END, tone: 'dracula' },
  { name: nameIn('track', 'resolve'), now: resolve, most: TRACK_END, tone: 'first' },
];

const cardRows = (view: View): Scene['cards'] =>
  [
    { title: text('trail'), cards: cards(view.trail) },
    { title: text('catacombs'), cards: cards(view.catacombs) },
  ].filter((row) => row.cards.length > 0);
