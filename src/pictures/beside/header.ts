import type { Scene } from '../../games/kit/scene.js';
import type { Say } from '../map/chart.js';
import { BLOOD, INK, SOFT_INK } from '../palette.js';
import { at, called, disc, path, stacked, type Drawn } from '../svg.js';
import { paragraph } from '../writing.js';
import { drawnTrack } from './tracks.js';

const TRACK = { width: 190, gap: 36 };
const SKY = 62;
const RAYS = Array.from({ length: 12 }, (_, at) => {
  const turn = (at * Math.PI) / 6;
  const [x, y] = [Math.cos(turn), Math.sin(turn)];
  return `M${(x * 17).toFixed(1)},${(y * 17).toFixed(1)}L${(x * 23).toFixed(1)},${(y * 23).toFixed(1)}`;
}).join('');

/** What is told above the board. */
export interface Heading {
  readonly game: string;
  /** What comes first: how it ended, who is asked. */
  readonly lines: readonly string[];
}

export function drawnHeader({ game, lines }: Heading, scene: Scene, width: number, say: Say): Drawn {
  const tracks = scene.tracks.map((track) => drawnTrack(track, TRACK.width, say));
  const besides = tracks.length * (TRACK.width + TRACK.gap);
  const left = scene.sky === undefined ? 0 : SKY;
  const room = width - left - besides;
  const text = stacked(
    [
      paragraph(say(scene.title), room, { size: 29, bold: true }),
      paragraph(game, room, { size: 18, italic: true, fill: SOFT_INK }),
    ],
    3,
  );
  const told = stacked(
    lines.map((line) => paragraph(line, width, { size: 20, fill: BLOOD, bold: true })),
    4,
  );
  const top = Math.max(text.height, left === 0 ? 0 : SKY, ...tracks.map(({ height }) => height));
  const svg = [
    ...(scene.sky === undefined ? [] : [at(24, 28, called(say(scene.sky.says), skies[scene.sky.is]))]),
    at(left, 0, text.svg),
    ...tracks.map(({ svg: track }, index) =>
      at(width - besides + TRACK.gap + index * (TRACK.width + TRACK.gap), 6, track),
    ),
    at(0, top + 10, told.svg),
  ];
  return { svg: svg.join(''), height: top + (told.height === 0 ? 0 : told.height + 12) };
}

/** The word stands in the title. */
const skies = {
  day:
    disc(0, 0, 12.5, { fill: '#e7b93f', stroke: INK, 'stroke-width': 1.6 }) +
    path(RAYS, { stroke: INK, 'stroke-width': 2.2, 'stroke-linecap': 'round' }),
  night:
    disc(0, 0, 24, { fill: '#26364a', stroke: INK, 'stroke-width': 1.6 }) +
    path('M5,-14A14.5,14.5 0 1 0 13,8A11.5,11.5 0 1 1 5,-14Z', { fill: '#f3e7bd' }) +
    path('M10,-8l1.4,3 3,1.4 -3,1.4 -1.4,3 -1.4,-3 -3,-1.4 3,-1.4Z', { fill: '#f3e7bd' }),
} as const;
