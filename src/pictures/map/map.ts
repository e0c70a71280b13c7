import type { MapScene, Scene } from '../../games/kit/scene.js';
import type { Box } from '../boxes.js';
import type { LayoutName } from '../layout.js';
import { INK, SOFT_INK } from '../palette.js';
import { element, path, rect, short, stacked, type Drawn } from '../svg.js';
import type { ChartSheet, DrawnChart, Say } from './chart.js';
import { chartIn } from './charts.js';
import { drawnBars, drawnPieces } from './pieces.js';
import { MAP_HEIGHT, MAP_WIDTH } from './projection.js';

const CLIP = 'map';
/** By night the map is a little darker; the sign above it says so as well. */
const NIGHT = { fill: '#1c2b4d', 'fill-opacity': 0.14 };

type Sky = NonNullable<Scene['sky']>['is'] | undefined;

const CLIPPING = element('clipPath', { id: CLIP }, rect(0, 0, MAP_WIDTH, MAP_HEIGHT, { rx: 4 }));
const EDGE = { fill: 'none', stroke: INK, 'stroke-width': 1.6 };

/** In which layout, how wide, and in which language a map is drawn. */
export interface MapLook {
  readonly layout: LayoutName;
  readonly width: number;
  readonly language: string;
  readonly sky: Sky;
}

/** The map with what is on it. */
export function drawnMap(scene: MapScene, { layout, width, language, sky }: MapLook, say: Say): Drawn {
  const chart = chartIn(scene.chart, language, say);
  const sheets = chart.sheets[layout];
  const standing = sheets.map((sheet) => ({
    sheet,
    names: sheet.signs + sheet.names,
    pieces: drawnBars(scene, chart, sheet, say) + drawnPieces(scene, chart, sheet, say),
  }));
  const [whole] = standing;
  return standing.length === 1 ? onOneSheet(chart, whole!, sky) : onSheets(chart, standing, { width, sky });
}

interface Standing {
  readonly sheet: ChartSheet;
  readonly names: string;
  readonly pieces: string;
}

function onOneSheet({ water, ways }: DrawnChart, { names, pieces }: Standing, sky: Sky): Drawn {
  const svg = [
    CLIPPING,
    element('g', { 'clip-path': `url(#${CLIP})` }, water),
    sky === 'night' ? rect(0, 0, MAP_WIDTH, MAP_HEIGHT, { rx: 4, ...NIGHT }) : '',
    ways,
    names,
    rect(0, 0, MAP_WIDTH, MAP_HEIGHT, { rx: 4, ...EDGE }),
    pieces,
  ];
  return { svg: svg.join(''), height: MAP_HEIGHT };
}

const PRINTED = 'printed';
const BETWEEN = 8;

/** The map stands in the first sheet, and is shown again in each other one. */
function onSheets(
  { water, ways }: DrawnChart,
  all: readonly Standing[],
  { width, sky }: Pick<MapLook, 'width' | 'sky'>,
): Drawn {
  const night = sky === 'night' ? rect(0, 0, MAP_WIDTH, MAP_HEIGHT, NIGHT) : '';
  const printed = element('g', { id: PRINTED }, water, night, ways);
  const frames = all.map(({ sheet }) => sheet.frame);
  return stacked(
    all.map(({ sheet: { frame }, names, pieces }, index) => {
      const map = index === 0 ? printed : element('use', { href: `#${PRINTED}` });
      return windowOn(frame, width, map, seams(frame, frames), names, pieces);
    }),
    BETWEEN,
  );
}

function windowOn(frame: Box, width: number, ...inside: readonly string[]): Drawn {
  const [across, down] = [frame.right - frame.left, frame.bottom - frame.top];
  const height = (width * down) / across;
  const viewBox = [frame.left, frame.top, across, down].map(short).join(' ');
  const svg = element('svg', { x: 0, y: 0, width, height, viewBox }, ...inside);
  return { svg: svg + rect(0, 0, width, height, EDGE), height };
}

const SEAM = { stroke: SOFT_INK, 'stroke-opacity': 0.5, 'stroke-width': 1.1, 'stroke-dasharray': '14 6' };

/** Where another sheet begins or ends. */
const seams = (frame: Box, frames: readonly Box[]): string =>
  frames
    .filter((other) => other !== frame)
    .flatMap(({ left, right }) => [left, right])
    .filter((x) => x > frame.left && x < frame.right)
    .map((x) => path(`M${short(x)},${short(frame.top)}V${short(frame.bottom)}`, SEAM))
    .join('');
