import type { Piece } from '../../games/kit/scene.js';
import { BLOOD, CARD, INK, PAPER, TONES, upon } from '../palette.js';
import { disc, path, rect } from '../svg.js';
import { write } from '../writing.js';

/** Half of what a piece takes up. */
export const PIECE_SIZE = 17;

interface Look {
  readonly fill: string;
  readonly sign: string;
}

const RIM = { stroke: PAPER, 'stroke-width': 2.4 };

const lettered = (sign: string, fill: string, size = 18, y = 6.2): string =>
  sign === '' ? '' : write(sign, 0, y, { size, bold: true, fill, anchor: 'middle' });

const BAT =
  'M0,5C-2,1 -4,1 -6,3C-7,0 -9,-1 -13,1C-12,-4 -10,-7 -6,-8C-5,-5 -4,-4 -2,-4L-2,-8L0,-6L2,-8L2,-4' +
  'C4,-4 5,-5 6,-8C10,-7 12,-4 13,1C9,-1 7,0 6,3C4,1 2,1 0,5Z';
const VAULT = 'M-12,15V-4A12,12 0 0 1 12,-4V15Z';
const CROSS = 'M-2.6,-11H2.6V-5H8V0H2.6V11H-2.6V0H-8V-5H-2.6Z';
const CLOUD = 'M-9,4A5.5,5.5 0 0 1 -9,-6A7,7 0 0 1 4,-8A6,6 0 0 1 9,4Z';
const BOLT = 'M1,-2L-4,6H0L-2,13L6,3H2L4,-2Z';
const RAYS = 'M0,-13L3,-5L11,-7L6,0L11,7L3,5L0,13L-3,5L-11,7L-6,0L-11,-7L-3,-5Z';

/** What each looks like. Every one has a shape of its own; colours only help. */
const SHAPES: Readonly<Record<Piece['shape'], (look: Look) => string>> = {
  figure: ({ fill, sign }) => disc(0, 0, 16, { fill, ...RIM }) + lettered(sign, PAPER),
  bat: () =>
    path('M0,-18L18,0L0,18L-18,0Z', { fill: INK, stroke: BLOOD, 'stroke-width': 2.6 }) +
    path(BAT, { fill: '#f2d7d3' }),
  card: ({ fill, sign }) =>
    rect(-12, -15, 24, 30, { rx: 3, fill: CARD, stroke: fill, 'stroke-width': 2.4 }) + lettered(sign, fill),
  vault: ({ sign }) => path(VAULT, { fill: INK, ...RIM }) + lettered(sign, PAPER, 17, 8),
  cross: () => disc(0, 0, 15, { fill: CARD, stroke: INK, 'stroke-width': 2 }) + path(CROSS, { fill: INK }),
  wafer: () => disc(0, 0, 15, { fill: INK, ...RIM }) + path(RAYS, { fill: CARD }),
  storm: ({ sign }) =>
    disc(0, 0, 16, { fill: '#2c4a5a', ...RIM }) +
    path(CLOUD, { fill: '#dfe8ea' }) +
    path(BOLT, { fill: '#f0c84b', stroke: INK, 'stroke-width': 0.8 }) +
    lettered(sign, INK, 12, 0),
  fog: ({ sign }) =>
    rect(-16, -13, 32, 26, { rx: 8, fill: '#e9ecec', stroke: INK, 'stroke-width': 1.6 }) +
    path('M-11,-6Q-6,-10 0,-6T11,-6M-11,8Q-6,4 0,8T11,8', {
      fill: 'none',
      stroke: '#6b7a80',
      'stroke-width': 1.8,
    }) +
    lettered(sign, INK, 13, 5),
};

export const shapeOf = ({ shape, tone }: Pick<Piece, 'shape' | 'tone'>, sign: string): string =>
  SHAPES[shape]({ fill: TONES[tone], sign });

/** A seat by its letter. */
export const badge = (tone: Piece['tone'], sign: string): string =>
  disc(0, 0, 15, { fill: TONES[tone], ...RIM }) + lettered(sign, upon(tone), 17);
