import type { MapScene, Scene } from '../../games/kit/scene.js';
import { INK } from '../palette.js';
import { element, rect, type Drawn } from '../svg.js';
import type { Say } from './chart.js';
import { chartIn } from './charts.js';
import { drawnBars, drawnPieces } from './pieces.js';
import { MAP_HEIGHT, MAP_WIDTH } from './projection.js';

const CLIP = 'map';
/** By night the map is a little darker; the sign above it says so as well. */
const NIGHT = { fill: '#1c2b4d', 'fill-opacity': 0.14 };

type Sky = NonNullable<Scene['sky']>['is'] | undefined;

const CLIPPING = element('clipPath', { id: CLIP }, rect(0, 0, MAP_WIDTH, MAP_HEIGHT, { rx: 4 }));

/** The map with what is on it. */
export function drawnMap(scene: MapScene, sky: Sky, language: string, say: Say): Drawn {
  const chart = chartIn(scene.chart, language, say);
  const svg = [
    CLIPPING,
    element('g', { 'clip-path': `url(#${CLIP})` }, chart.water),
    sky === 'night' ? rect(0, 0, MAP_WIDTH, MAP_HEIGHT, { rx: 4, ...NIGHT }) : '',
    chart.signs,
    chart.names,
    rect(0, 0, MAP_WIDTH, MAP_HEIGHT, { rx: 4, fill: 'none', stroke: INK, 'stroke-width': 1.6 }),
    drawnBars(scene, chart, say),
    drawnPieces(scene, chart, say),
  ];
  return { svg: svg.join(''), height: MAP_HEIGHT };
}
