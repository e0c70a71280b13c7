import type { Chip, GridCell, GridScene } from '../../kit/scene.js';
import { LAYOUTS, type Grave } from '../data/layouts.js';
import type { Colour } from '../data/parts.js';
import { lies, message, nameOf, whereIs, word } from '../describe.js';
import type { Content } from '../values.js';
import type { View } from '../view.js';

export const letterOf = (lid: string) => message(`letter.${lid}`);

export const vampire = (colour: Colour): Chip => ({
  tone: colour,
  sign: letterOf(colour),
  says: word(colour),
});

/** Graves where they lie, with what this viewer may know of each. */
export function graves(view: View): GridScene {
  const { graves: all, paths } = LAYOUTS[view.layout];
  return {
    is: 'grid',
    columns: Math.max(...all.map(({ x }) => x)),
    rows: Math.max(...all.map(({ y }) => y)),
    paths,
    numbered: true,
    cells: all.map((grave) => cellOf(view, grave)),
  };
}

function cellOf({ lid, seen, frontier }: View, { id, x, y }: Grave): GridCell {
  const named = { member: 'grave', value: String(id) };
  const cell = {
    ...{ column: x, row: y, named },
    open: lid?.grave === id,
    ringed: frontier?.includes(id) === true,
  };
  if (lid?.grave === id) return { ...cell, ...known(id, lid.colour, lid.content) };
  const one = seen?.find(({ grave }) => grave === id);
  if (one !== undefined) return { ...cell, ...known(id, one.lid, one.content) };
  return { ...cell, says: message('scene.closed', whereIs(id)) };
}

function known(grave: number, lid: Colour | 'unseen', content: Content) {
  const says = message('scene.known', {
    ...whereIs(grave),
    lid: message(`scene.lid.${lid}`),
    content: lies(content),
  });
  return {
    lid: { tone: lid === 'unseen' ? 'plain' : lid, sign: letterOf(lid), says: message(`scene.lid.${lid}`) },
    content: contentOf(content),
    says,
  } as const;
}

function contentOf(content: Content): Chip | 'empty' {
  if (content.is === 'empty') return 'empty';
  if (content.is === 'vampire') return vampire(content.colour);
  const number = message('board.number', { count: Number(content.owner.split('-')[1]) });
  return { tone: 'plain', sign: number, says: message('scene.garlicOf', { seat: nameOf(content.owner) }) };
}
