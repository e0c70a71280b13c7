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
import { leaving } from '../board/trail.js';
import { INFLUENCE_END, TOKENS } from '../data/limits.js';
import type { View } from '../view/view.js';
import { cards } from './cards.js';
import { CHART } from './chart.js';
import { closedWays, pieces } from './pieces.js';
import { sheets } from './sheets.js';

export function scene(view: View, viewer: Viewer): Scene {
  const above = sky(view);
  const map = { pieces: pieces(view), closed: closedWays(view) };
  const rows = cardRows(view);
  return {
    title: heading(view),
    ...above,
    lines: ending(view),
    tracks: tracks(view),
    board: { is: 'map', chart: CHART, ...map },
    cards: rows,
    legend: { board: legendOfMap(map, above.sky), cards: legendOfCards(rows.flatMap((row) => row.cards)) },
    sheets: sheets(view, viewer),
    notes: [
      ...partOf(text('asked'), asked(view)),
      ...partOf(text('combat'), combat(view)),
      ...partOf(text('situation'), [...round(view).slice(ending(view).length), ...leaving(view)]),
      ...partOf(text('piles'), piles(view)),
    ],
  };
}

function sky({ phase, time }: View): Pick<Scene, 'sky'> {
  if (phase === 'setUp') return {};
  const is = time.endsWith('night') ? 'night' : 'day';
  return { sky: { is, says: nameIn('sky', is) } };
}

const tracks = ({ influence, despair }: View): readonly Track[] => [
  { name: nameIn('track', 'influence'), now: influence, most: INFLUENCE_END, tone: 'dracula' },
  { name: nameIn('track', 'despair'), now: despair, most: TOKENS.despair, tone: 'dracula' },
];

const cardRows = (view: View): Scene['cards'] =>
  [
    { title: text('trail'), cards: cards(view.trail) },
    { title: text('lairs'), cards: cards(view.lairs) },
  ].filter((row) => row.cards.length > 0);
