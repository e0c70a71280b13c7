import { INK } from './palette.js';
import { element, escaped, type Drawn } from './svg.js';
import { brokenInto, textWidth } from './text-width.js';

export interface Hand {
  readonly size: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly fill?: string;
  readonly anchor?: 'middle' | 'end';
  /** The colour around the letters, where they stand on a drawing. */
  readonly halo?: string;
}

const HALO = { 'stroke-opacity': 0.8, 'stroke-linejoin': 'round', 'paint-order': 'stroke' };
const LINE_HEIGHT = 1.32;
/** Where letters stand upon, from the top of their line. */
const FOOT = 0.98;

/** A line of text, standing upon `y`. */
export function write(text: string, x: number, y: number, hand: Hand): string {
  const { size, bold, italic, fill = INK, anchor, halo } = hand;
  return element(
    'text',
    {
      x,
      y,
      'font-size': size,
      'font-weight': bold ? 'bold' : undefined,
      'font-style': italic ? 'italic' : undefined,
      fill,
      'text-anchor': anchor,
      ...(halo === undefined ? {} : { ...HALO, stroke: halo, 'stroke-width': size / 4.5 }),
    },
    escaped(text),
  );
}

/** Lines under each other, none wider than the room. */
export function paragraph(text: string, width: number, hand: Hand): Drawn {
  const { size, bold = false, anchor } = hand;
  const lines = brokenInto(text, size, width, bold);
  const x = anchor === undefined ? 0 : anchor === 'middle' ? width / 2 : width;
  const svg = lines.map((line, row) => write(line, x, (row * LINE_HEIGHT + FOOT) * size, hand));
  return { svg: svg.join(''), height: lines.length * LINE_HEIGHT * size };
}

/** The largest size, up to this one, at which a text is at most so wide. */
export const fitting = (text: string, size: number, width: number, bold = false): number =>
  Math.min(size, (size * width) / Math.max(textWidth(text, size, bold), 1));
