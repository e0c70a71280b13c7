import type { Viewer } from '../games/kit/audience.js';
import type { Ruleset } from '../games/kit/game-definition.js';
import type { Message } from '../games/kit/message.js';
import type { Scene } from '../games/kit/scene.js';
import { listOf } from '../games/kit/naming.js';
import type { Phrases } from '../words/phrases.js';
import { SANDBOX_MARK } from '../words/sandbox-mark.js';
import { drawnCards } from './beside/cards.js';
import { drawnHeader } from './beside/header.js';
import { drawnNotes } from './beside/notes.js';
import { drawnSheets, type Asked } from './beside/sheets.js';
import { FAMILY } from './fonts.js';
import { drawnGrid } from './grid/grid.js';
import { drawnLegend, type Sample } from './legend.js';
import type { Say } from './map/chart.js';
import { printedOn } from './map/legend.js';
import { drawnMap } from './map/map.js';
import { PAPER } from './palette.js';
import { samplesOf } from './signs.js';
import { spoken } from './spoken.js';
import { at, element, escaped, rect, short, stacked, type Drawn } from './svg.js';

export const WIDTH = 1200;
const MARGIN = 24;
const INNER = WIDTH - 2 * MARGIN;
const GAP = 20;

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

/** The board as an SVG document, 1200 units wide. */
export function boardSvg({ ruleset, view, viewer, awaiting, sandbox }: Shown, phrases: Phrases): string {
  const say: Say = (message) => phrases.say(message);
  const scene = ruleset.scene(view, viewer);
  const seats = awaiting.map((seat) => ruleset.describe({ is: 'seat', seat }, viewer));
  const asked: Asked = { seats: awaiting, says: askedIn(seats, say) };
  const heading = {
    game: say(ruleset.title),
    lines: [...(sandbox ? [SANDBOX_MARK] : []), ...scene.lines].map(say),
    ...(awaiting.length === 0 ? {} : { asked: asked.says }),
  };
  const drawn = stacked(
    [
      drawnHeader(heading, scene, INNER, say),
      stacked(
        [
          drawnBoard(scene, phrases.language, say),
          ...legends(scene, say).map((one) => drawnLegend(one, INNER)),
        ],
        10,
      ),
      stacked(
        [drawnCards(scene.cards, INNER, say), drawnLegend(samplesOf(scene.legend.cards, say), INNER)],
        10,
      ),
      drawnSheets(scene.sheets, asked, INNER, say),
      drawnNotes(scene.notes, INNER, say),
    ],
    GAP,
  );
  const title = `${heading.game}. ${say(scene.title)}`;
  const told = [...heading.lines, ...(awaiting.length === 0 ? [] : [asked.says])];
  const described = [...told, spoken(ruleset.board(view, viewer), say)].join('\n');
  return documentOf(drawn, title, described, phrases.language);
}

const askedIn = (seats: readonly Message[], say: Say): string =>
  say({ key: 'table.asked', values: { seats: listOf(seats) } });

/** What stands on the board, then what is printed on it. */
const legends = ({ board, legend }: Scene, say: Say): readonly (readonly Sample[])[] => [
  samplesOf(legend.board, say),
  board.is === 'map' ? printedOn(board.chart, say) : [],
];

const drawnBoard = ({ board, sky }: Scene, language: string, say: Say): Drawn =>
  board.is === 'map' ? drawnMap(board, sky?.is, language, say) : drawnGrid(board, INNER, say);

function documentOf(drawn: Drawn, title: string, described: string, language: string): string {
  const height = Math.ceil(drawn.height + 2 * MARGIN);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${height}`,
      width: WIDTH,
      height: short(height),
      role: 'img',
      'aria-labelledby': 'title',
      'aria-describedby': 'description',
      lang: language,
      'font-family': FAMILY,
    },
    element('title', { id: 'title' }, escaped(title)),
    element('desc', { id: 'description' }, escaped(described)),
    rect(0, 0, WIDTH, height, { fill: PAPER }),
    at(MARGIN, MARGIN, drawn.svg),
  );
}
