import type { Scene } from '../../games/kit/scene.js';
import { innerWidth, type Layout } from '../layout.js';
import type { Say } from '../map/chart.js';
import { BLOOD, INK, SOFT_INK } from '../palette.js';
import { at, called, disc, path, stacked, type Drawn } from '../svg.js';
import { paragraph } from '../writing.js';
import { textWidth } from '../text-width.js';
import { HAND } from './sheets.js';
import { drawnTrack, trackWidth } from './tracks.js';

const TRACK = { width: 190, height: 41, gap: 36 };
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

export function drawnHeader(heading: Heading, scene: Scene, layout: Layout, say: Say): Drawn {
  const width = innerWidth(layout);
  const left = scene.sky === undefined ? 0 : SKY;
  const head = layout.tracksBeside ? besideTracks : aboveTracks;
  const { svg: titled, height } = head(heading.game, scene, { left, width }, say);
  const told = toldIn(heading, width);
  const top = Math.max(height, left);
  const svg = [
    ...(scene.sky === undefined ? [] : [at(24, 28, called(say(scene.sky.says), skies[scene.sky.is]))]),
    titled,
    at(0, top + 10, told.svg),
  ];
  return { svg: svg.join(''), height: top + (told.height === 0 ? 0 : told.height + 12) };
}

interface Room {
  /** Where the title begins. */
  readonly left: number;
  readonly width: number;
}

const titleOf = (game: string, { title }: Scene, room: number, say: Say): Drawn =>
  stacked(
    [
      paragraph(say(title), room, { size: 29, bold: true }),
      paragraph(game, room, { size: 18, italic: true, fill: SOFT_INK }),
    ],
    3,
  );

const toldIn = ({ lines, asked }: Heading, width: number): Drawn =>
  stacked(
    [
      ...lines.map((line) => paragraph(line, width, LINE)),
      ...(asked === undefined ? [] : [askedLine(asked, width)]),
    ],
    4,
  );

const widthsOf = ({ tracks }: Scene, say: Say): readonly number[] =>
  tracks.map((track) => trackWidth(track, TRACK.width, say) + TRACK.gap);

const sum = (widths: readonly number[]): number => widths.reduce((total, wide) => total + wide, 0);

/** The last track stands at the right edge. */
function besideTracks(game: string, scene: Scene, { left, width }: Room, say: Say): Drawn {
  const tracks = scene.tracks.map((track) => drawnTrack(track, TRACK.width, say));
  const widths = widthsOf(scene, say);
  const text = titleOf(game, scene, width - left - sum(widths), say);
  const drawn = tracks.map(({ svg }, index) => at(width + TRACK.gap - sum(widths.slice(index)), 6, svg));
  return {
    svg: at(left, 0, text.svg) + drawn.join(''),
    height: Math.max(text.height, ...tracks.map(({ height }) => height)),
  };
}

/** Tracks stand below the title from the left, in as many rows as they need. */
function aboveTracks(game: string, scene: Scene, { left, width }: Room, say: Say): Drawn {
  const text = titleOf(game, scene, width - left, say);
  let [x, y] = [0, text.height + 4];
  const drawn = widthsOf(scene, say).map((wide, index) => {
    if (x > 0 && left + x + wide - TRACK.gap > width) [x, y] = [0, y + TRACK.height];
    x += wide;
    return at(left + x - wide, y, drawnTrack(scene.tracks[index]!, TRACK.width, say).svg);
  });
  return {
    svg: at(left, 0, text.svg) + drawn.join(''),
    height: drawn.length === 0 ? text.height : y + TRACK.height,
  };
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
