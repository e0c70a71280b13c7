import { textWidth } from '../../../src/pictures/text-width.js';
import { textOf, type Element } from './xml.js';

/** A line of text where it stands in the picture. */
export interface Lettering {
  readonly text: string;
  readonly size: number;
  readonly left: number;
  readonly right: number;
  /** What it stands upon. */
  readonly foot: number;
}

interface Shift {
  readonly x: number;
  readonly y: number;
}

const MOVES = /^(?:translate\((-?[\d.]+) (-?[\d.]+)\))? ?(?:scale\([\d.]+\))?$/;

/** Every text of a picture with its place. @throws if something is moved in another way than sideways */
export function letteringOf(element: Element, from: Shift = { x: 0, y: 0 }): readonly Lettering[] {
  const shift = movedBy(element, from);
  if (element.name === 'text') return [lettered(element, shift)];
  return element.children.flatMap((child) => (typeof child === 'string' ? [] : letteringOf(child, shift)));
}

function movedBy({ attributes: { transform } }: Element, { x, y }: Shift): Shift {
  if (transform === undefined) return { x, y };
  const moved = MOVES.exec(transform);
  if (moved === null) throw new Error(`moved by ${transform}`);
  return { x: x + Number(moved[1] ?? 0), y: y + Number(moved[2] ?? 0) };
}

function lettered(element: Element, shift: Shift): Lettering {
  const { x, y, 'font-size': size, 'font-weight': weight, 'text-anchor': anchor } = element.attributes;
  const text = textOf(element);
  const width = textWidth(text, Number(size), weight === 'bold');
  const start = shift.x + Number(x);
  const left = anchor === 'middle' ? start - width / 2 : anchor === 'end' ? start - width : start;
  return { text, size: Number(size), left, right: left + width, foot: shift.y + Number(y) };
}
