import type { Chip } from '../games/kit/scene.js';
import type { Say } from './map/chart.js';
import { CARD, INK, SOFT_INK, TONES, upon } from './palette.js';
import { called, disc, path, rect } from './svg.js';
import { write } from './writing.js';

const BULB = 'M0,-17C3,-9 13,-6 13,4C13,12 6,14 0,14C-6,14 -13,12 -13,4C-13,-6 -3,-9 0,-17Z';
const FANGS = 'M-7,-2C-5,-6 5,-6 7,-2L5,-2L3,4L1.5,-2H-1.5L-3,4L-5,-2Z';

type Unnamed = Omit<Chip, 'says'>;

/** A small card with its letter; one that lies face down has a back of stripes. */
export const chip = (one: Chip, size: number, say: Say): string =>
  called(say(one.says), chipSign(one, size, say));

export function chipSign({ tone, sign }: Unnamed, size: number, say: Say): string {
  const half = size / 2;
  const edge = { rx: size / 6, stroke: INK, 'stroke-width': 1.4 };
  if (sign !== undefined)
    return (
      rect(-half, -half, size, size, { ...edge, fill: TONES[tone] }) +
      lettered(say(sign), size * 0.66, upon(tone))
    );
  const stripes = `M${-half + 4},${half - 4}L${half - 4},${-half + 4}M${-half + 4},0L0,${-half + 4}M0,${half - 4}L${half - 4},0`;
  return (
    rect(-half, -half, size, size, { ...edge, fill: '#8c8272' }) +
    path(stripes, { stroke: CARD, 'stroke-width': 1.6 })
  );
}

const lettered = (sign: string, size: number, fill: string): string =>
  write(sign, 0, size * 0.36, { size, bold: true, fill, anchor: 'middle' });

/** What is in an open grave, such as a vampire or garlic. */
export const content = (one: Chip, say: Say): string => called(say(one.says), contentSign(one, say));

export function contentSign({ tone, sign }: Unnamed, say: Say): string {
  const letter = sign === undefined ? '' : lettered(say(sign), 17, tone === 'plain' ? INK : upon(tone));
  if (tone === 'plain') return path(BULB, { fill: CARD, stroke: SOFT_INK, 'stroke-width': 1.6 }) + letter;
  return (
    disc(0, 0, 15, { fill: TONES[tone], stroke: INK, 'stroke-width': 1.4 }) +
    letter +
    path(FANGS, { fill: INK, transform: 'translate(0 17) scale(0.9)' })
  );
}
