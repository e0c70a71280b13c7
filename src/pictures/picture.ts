import type { Viewer } from '../games/kit/audience.js';
import type { Ruleset } from '../games/kit/game-definition.js';
import type { Message } from '../games/kit/message.js';
import type { Scene } from '../games/kit/scene.js';
import { listOf } from '../games/kit/naming.js';
import type { Phrases } from '../words/phrases.js';
import { SANDBOX_MARK } from '../words/sandbox-mark.js';
import { drawnCards } from './beside/cards.js';
import { drawnHeader, type Heading } from './beside/header.js';
import { drawnNotes } from './beside/notes.js';
import { drawnSheets, type Asked } from './beside/sheets.js';
import { FAMILY } from './fonts.js';
import { drawnGrid } from './grid/grid.js';
import { innerWidth, LAYOUT, type Layout, type LayoutName } from './layout.js';
import { drawnLegend, type Sample } from './legend.js';
import type { Say } from './map/chart.js';
import { printedOn } from './map/legend.js';
import { drawnMap } from './map/map.js';
import { PAPER } from './palette.js';
import { samplesOf } from './signs.js';
import { spoken } from './spoken.js';
import { at, element, escaped, rect, short, stacked, type Drawn } from './svg.js';

/** What a picture is made of: a view as it is stored, who looks, and who is asked. */
export interface Shown {
  readonly ruleset: Ruleset;
  readonly view: unknown;
  readonly viewer: Viewer;
  /** The seats that must answer now, as all may know. */
  readonly awaiting: readonly string[];
  /** Whether the game is one: the picture says so. It is in no view. */
  readonly sandbox: boolean;
}

/** The board as an SVG document, as wide as the layout. */
export function boardSvg(shown: Shown, phrases: Phrases, name: LayoutName = 'wide'): string {
  const { ruleset, view, viewer, awaiting, sandbox } = shown;
  const layout = LAYOUT[name];
  const say: Say = (message) => phrases.say(message);
  const scene = ruleset.scene(view, viewer);
  const seats = awaiting.map((seat) => ruleset.describe({ is: 'seat', seat }, viewer));
  const asked: Asked = { seats: awaiting, says: askedIn(seats, say) };
  const heading = {
    game: say(ruleset.title),
    lines: [...(sandbox ? [SANDBOX_MARK] : []), ...scene.lines].map(say),
    ...(awaiting.length === 0 ? {} : { asked: asked.says }),
  };
  const drawn = drawnIn(layout, scene, { heading, asked, language: phrases.language }, say);
  const title = `${heading.game}. ${say(scene.title)}`;
  const told = [...heading.lines, ...(awaiting.length === 0 ? [] : [asked.says])];
  const described = [...told, spoken(ruleset.board(view, viewer), say)].join('\n');
  return documentOf(drawn, layout, { title, described, language: phrases.language });
}

interface Around {
  readonly heading: Heading;
  readonly asked: Asked;
  readonly language: string;
}

function drawnIn(layout: Layout, scene: Scene, { heading, asked, language }: Around, say: Say): Drawn {
  const { cards, legend, sheets, notes } = scene;
  return stacked(
    [
      drawnHeader(heading, scene, layout, say),
      stacked(
        [
          drawnBoard(scene, layout, language, say),
          ...legends(scene, say).map((one) => drawnLegend(one, layout)),
        ],
        10,
      ),
      stacked([drawnCards(cards, layout, say), drawnLegend(samplesOf(legend.cards, say), layout)], 10),
      drawnSheets(sheets, asked, layout, say),
      drawnNotes(notes, layout, say),
    ],
    layout.gap,
  );
}

const askedIn = (seats: readonly Message[], say: Say): string =>
  say({ key: 'table.asked', values: { seats: listOf(seats) } });

/** What stands on the board, then what is printed on it. */
const legends = ({ board, legend }: Scene, say: Say): readonly (readonly Sample[])[] => [
  samplesOf(legend.board, say),
  board.is === 'map' ? printedOn(board.chart, say) : [],
];

function drawnBoard({ board, sky }: Scene, layout: Layout, language: string, say: Say): Drawn {
  if (board.is === 'grid') return drawnGrid(board, layout, say);
  return drawnMap(board, { layout: layout.name, width: innerWidth(layout), language, sky: sky?.is }, say);
}

interface Told {
  readonly title: string;
  readonly described: string;
  readonly language: string;
}

function documentOf(drawn: Drawn, { width, margin }: Layout, { title, described, language }: Told): string {
  const height = Math.ceil(drawn.height + 2 * margin);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height: short(height),
      role: 'img',
      'aria-labelledby': 'title',
      'aria-describedby': 'description',
      lang: language,
      'font-family': FAMILY,
    },
    element('title', { id: 'title' }, escaped(title)),
    element('desc', { id: 'description' }, escaped(described)),
    rect(0, 0, width, height, { fill: PAPER }),
    at(margin, margin, drawn.svg),
  );
}
