import type { GridCell, Sign } from '../../games/kit/scene.js';
import { chip, content } from '../chips.js';
import type { Say } from '../map/chart.js';
import { BLOOD, CARD, INK, SOFT_INK, TONES } from '../palette.js';
import { at, called, path, rect } from '../svg.js';
import { fitting, write } from '../writing.js';

const [HALF_WIDTH, TOP, BOTTOM] = [33, -36, 38];
/** A slab with a round head. */
const SLAB = `M${-HALF_WIDTH},${BOTTOM}V${TOP + HALF_WIDTH}A${HALF_WIDTH},${HALF_WIDTH} 0 0 1 ${HALF_WIDTH},${TOP + HALF_WIDTH}V${BOTTOM}Z`;
const PIT = `M${-HALF_WIDTH + 6},${BOTTOM - 6}V${TOP + HALF_WIDTH}A${HALF_WIDTH - 6},${HALF_WIDTH - 6} 0 0 1 ${HALF_WIDTH - 6},${TOP + HALF_WIDTH}V${BOTTOM - 6}Z`;

const STONE = '#b9b2a2';
const EARTH = '#4a3f33';

/** A grave from its middle: a closed slab, or the pit with what is known of it. */
export function drawnCell(cell: GridCell, width: number, say: Say): string {
  const { lid, ringed, name } = cell;
  const isKnown = lid !== undefined || cell.content !== undefined;
  return called(
    say(cell.says),
    isKnown ? pit(cell, say) : slab(cell, STONE) + engraved(),
    lid === undefined ? '' : at(0, BOTTOM - 8, chip(lid, 27, say)),
    name === undefined ? '' : lettered(say(name), width),
    ringed ? path(SLAB, RING) : '',
  );
}

type Kind = Extract<Sign, { readonly is: 'cell' }>['cell'];

/** A grave for the legend, of the size of the board. */
export function cellSign(kind: Kind): string {
  if (kind === 'closed') return slab({ open: false }, STONE) + engraved();
  if (kind === 'ringed') return slab({ open: false }, STONE) + path(SLAB, RING);
  const lid = rect(-13, BOTTOM - 21, 26, 26, { rx: 4, fill: CARD, stroke: INK, 'stroke-width': 2 });
  return openPit(kind === 'open') + (kind === 'known' ? lid : '') + (kind === 'empty' ? DASH : '');
}

const slab = ({ open }: Pick<GridCell, 'open'>, fill: string): string =>
  path(SLAB, { fill, stroke: INK, 'stroke-width': open ? 3.4 : 1.5 });

const pit = (cell: GridCell, say: Say): string => openPit(cell.open) + inside(cell, say);

const openPit = (open: boolean): string =>
  slab({ open }, '#d9d1bd') + path(PIT, { fill: open ? EARTH : '#7d7263' });

const DASH = path('M-11,-6H11', { stroke: '#cfc5ae', 'stroke-width': 2.5, 'stroke-linecap': 'round' });
const RING = { fill: 'none', stroke: BLOOD, 'stroke-width': 4, 'stroke-dasharray': '9 5' };

const engraved = (): string =>
  path('M-3,-20H3V-11H11V-5H3V16H-3V-5H-11V-11H-3Z', {
    fill: '#a49c8a',
    stroke: '#8d8574',
    'stroke-width': 1,
  });

function inside({ content: lying }: GridCell, say: Say): string {
  if (lying === 'empty') return DASH;
  return lying === undefined ? '' : at(0, -9, content(lying, say));
}

function lettered(text: string, width: number): string {
  const size = fitting(text, 16, width - 12);
  return (
    rect(-width / 2 + 4, BOTTOM - 15, width - 8, 22, { rx: 3, fill: CARD, stroke: TONES.plain }) +
    write(text, 0, BOTTOM + 1, { size, anchor: 'middle', fill: SOFT_INK })
  );
}
