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
  readonly scale: number;
}

const MOVES = /^(?:translate\((-?[\d.]+) (-?[\d.]+)\))? ?(?:scale\([\d.]+\))?$/;

/** Every text of a picture with its place. @throws if something is moved in another way than sideways */
export function letteringOf(element: Element, from: Shift = { x: 0, y: 0, scale: 1 }): readonly Lettering[] {
  const shift = element.name === 'svg' ? throughWindow(element, from) : movedBy(element, from);
  if (element.name === 'text') return [lettered(element, shift)];
  return element.children.flatMap((child) => (typeof child === 'string' ? [] : letteringOf(child, shift)));
}

/** What is seen of a drawing through a window in another. */
function throughWindow({ attributes }: Element, { x, y, scale: outer }: Shift): Shift {
  const { viewBox, x: across = '0', y: down = '0', width } = attributes;
  if (viewBox === undefined) return { x, y, scale: outer };
  const [left, top, wide] = viewBox.split(' ').map(Number);
  const scale = (outer * Number(width)) / wide!;
  return { x: x + Number(across) * outer - left! * scale, y: y + Number(down) * outer - top! * scale, scale };
}

function movedBy({ attributes: { transform } }: Element, { x, y, scale }: Shift): Shift {
  if (transform === undefined) return { x, y, scale };
  const moved = MOVES.exec(transform);
  if (moved === null) throw new Error(`moved by ${transform}`);
  return { x: x + Number(moved[1] ?? 0) * scale, y: y + Number(moved[2] ?? 0) * scale, scale };
}

function lettered(element: Element, shift: Shift): Lettering {
  const { x, y, 'font-size': written, 'font-weight': weight, 'text-anchor': anchor } = element.attributes;
  const text = textOf(element);
  const size = Number(written) * shift.scale;
  const width = textWidth(text, size, weight === 'bold');
  const start = shift.x + Number(x) * shift.scale;
  const left = anchor === 'middle' ? start - width / 2 : anchor === 'end' ? start - width : start;
  return { text, size, left, right: left + width, foot: shift.y + Number(y) * shift.scale };
}
