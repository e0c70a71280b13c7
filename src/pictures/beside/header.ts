import type { Scene } from '../../games/kit/scene.js';
import type { Say } from '../map/chart.js';
import { BLOOD, INK, SOFT_INK } from '../palette.js';
import { at, called, disc, path, stacked, type Drawn } from '../svg.js';
import { paragraph } from '../writing.js';
import { textWidth } from '../text-width.js';
import { HAND } from './sheets.js';
import { drawnTrack, trackWidth } from './tracks.js';

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
  /** What comes first: that it is no real game, how it ended. */
  readonly lines: readonly string[];
  /** Who is asked. Left out: nobody. */
  readonly asked?: string;
}

export function drawnHeader({ game, lines, asked }: Heading, scene: Scene, width: number, say: Say): Drawn {
  const tracks = scene.tracks.map((track) => drawnTrack(track, TRACK.width, say));
  const widths = scene.tracks.map((track) => trackWidth(track, TRACK.width, say) + TRACK.gap);
  const besides = widths.reduce((sum, wide) => sum + wide, 0);
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
    [
      ...lines.map((line) => paragraph(line, width, LINE)),
      ...(asked === undefined ? [] : [askedLine(asked, width)]),
    ],
    4,
  );
  const top = Math.max(text.height, left === 0 ? 0 : SKY, ...tracks.map(({ height }) => height));
  const svg = [
    ...(scene.sky === undefined ? [] : [at(24, 28, called(say(scene.sky.says), skies[scene.sky.is]))]),
    at(left, 0, text.svg),
    ...tracks.map(({ svg: track }, index) =>
      at(width - widths.slice(index).reduce((sum, wide) => sum + wide, -TRACK.gap), 6, track),
    ),
    at(0, top + 10, told.svg),
  ];
  return { svg: svg.join(''), height: top + (told.height === 0 ? 0 : told.height + 12) };
}

const LINE = { size: 20, fill: BLOOD, bold: true } as const;

/** With the hand that points at them on their sheets. */
function askedLine(asked: string, width: number): Drawn {
  const room = width - 40;
  const { svg, height } = paragraph(asked, room, LINE);
  const x = Math.min(textWidth(asked, LINE.size, true), room) + 22;
  return { svg: svg + at(x, 13, path(HAND, { fill: BLOOD })), height };
}

/** The word stands in the title. */
export const skies = {
  day:
    disc(0, 0, 12.5, { fill: '#e7b93f', stroke: INK, 'stroke-width': 1.6 }) +
    path(RAYS, { stroke: INK, 'stroke-width': 2.2, 'stroke-linecap': 'round' }),
  night:
    disc(0, 0, 24, { fill: '#26364a', stroke: INK, 'stroke-width': 1.6 }) +
    path('M5,-14A14.5,14.5 0 1 0 13,8A11.5,11.5 0 1 1 5,-14Z', { fill: '#f3e7bd' }) +
    path('M10,-8l1.4,3 3,1.4 -3,1.4 -1.4,3 -1.4,-3 -3,-1.4 3,-1.4Z', { fill: '#f3e7bd' }),
} as const;
