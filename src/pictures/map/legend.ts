import { WAY_KINDS, type Chart, type WayKind } from '../../games/kit/scene.js';
import type { Sample } from '../legend.js';
import { at, element } from '../svg.js';
import type { Say } from './chart.js';
import { borderSign } from './regions.js';
import { signOf } from './signs.js';
import { stroked } from './ways.js';

type Of = Chart['legend'][number]['of'];

const isWay = (of: Of): of is WayKind => WAY_KINDS.some((kind) => kind === of);

/** A name that stands for a way and for a place: the way is meant. */
function sampleOf(of: Of): string {
  if (isWay(of)) return element('g', { fill: 'none' }, stroked(of, 'M-19,0H19'));
  if (of === 'region') return borderSign();
  if (of === 'filled' || of === 'empty')
    return [
      at(-10, 0, signOf({ kind: 'town', filled: of === 'filled' })),
      at(9, 0, signOf({ kind: 'city', filled: of === 'filled' })),
    ].join('');
  return signOf({ kind: of, filled: false });
}

/** What the lines and signs mean that are printed on a map. */
export const printedOn = ({ legend }: Chart, say: Say): readonly Sample[] =>
  legend.map(({ of, says }) => ({ drawn: sampleOf(of), says: say(says) }));
