import type { ChartPlace } from '../../games/kit/scene.js';
import { CARD, INK, PAPER, SEA_INK } from '../palette.js';
import { disc, element, path, rect } from '../svg.js';

/** Half of what a sign takes up. */
export const SIGN_SIZE: Readonly<Record<ChartPlace['kind'], number>> = {
  town: 7,
  city: 10,
  castle: 11,
  hospital: 8,
  sea: 7,
};

type Sign = (filled: boolean) => string;

const EDGE = { stroke: INK, 'stroke-width': 1.6 };

/** Each kind has a shape; the filled and the empty ones are told apart by a dot. */
const SIGNS: Readonly<Record<ChartPlace['kind'], Sign>> = {
  town: (filled) => disc(0, 0, 6.4, { fill: CARD, ...EDGE }) + (filled ? disc(0, 0, 3.2, { fill: INK }) : ''),
  city: (filled) =>
    rect(-8, -8, 16, 16, { rx: 2, fill: CARD, ...EDGE }) +
    (filled ? rect(-4.2, -4.2, 8.4, 8.4, { fill: INK }) : ''),
  castle: () =>
    path('M-9,9V-9H-5V-5H-2V-9H2V-5H5V-9H9V9Z', { fill: INK, stroke: PAPER, 'stroke-width': 1.4 }) +
    path('M-2.5,9V4A2.5,2.5 0 0 1 2.5,4V9Z', { fill: PAPER }),
  hospital: () =>
    disc(0, 0, 7.4, { fill: CARD, ...EDGE }) +
    path('M-1.7,-5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7Z', { fill: INK }),
  sea: () =>
    path('M-8,0Q-4,-5 0,0T8,0', {
      fill: 'none',
      stroke: SEA_INK,
      'stroke-width': 2,
      'stroke-linecap': 'round',
    }),
};

export const signOf = ({ kind, filled }: Pick<ChartPlace, 'kind' | 'filled'>): string =>
  element('g', {}, SIGNS[kind](filled));
