import { WAY_KINDS, type Chart, type WayKind } from '../../games/kit/scene.js';
import { SOFT_INK } from '../palette.js';
import { at, element, type Drawn } from '../svg.js';
import { textWidth } from '../text-width.js';
import { write } from '../writing.js';
import type { Say } from './chart.js';
import { signOf } from './signs.js';
import { stroked } from './ways.js';

const SIZE = 16;
const ROW = 27;
const GAP = 24;
const SAMPLE = 38;

type Of = Chart['legend'][number]['of'];

const isWay = (of: Of): of is WayKind => WAY_KINDS.some((kind) => kind === of);

/** A name that stands for a way and for a place: the way is meant. */
function sampleOf(of: Of): string {
  if (isWay(of)) return element('g', { fill: 'none' }, stroked(of, `M0,0H${SAMPLE - 8}`));
  if (of === 'filled' || of === 'empty')
    return [
      at(6, 0, signOf({ kind: 'town', filled: of === 'filled' })),
      at(23, 0, signOf({ kind: 'city', filled: of === 'filled' })),
    ].join('');
  return at(16, 0, signOf({ kind: of, filled: false }));
}

/** What the lines and signs of a map mean, in rows. */
export function legendOf({ legend }: Chart, width: number, say: Say): Drawn {
  let [x, row] = [0, 0];
  const svg = legend.map(({ of, says }) => {
    const text = say(says);
    const wide = SAMPLE + textWidth(text, SIZE);
    if (x > 0 && x + wide > width) [x, row] = [0, row + 1];
    const y = row * ROW + ROW / 2;
    const drawn = at(x, y, sampleOf(of), write(text, SAMPLE, 5.4, { size: SIZE, fill: SOFT_INK }));
    x += wide + GAP;
    return drawn;
  });
  return { svg: svg.join(''), height: (row + 1) * ROW };
}
