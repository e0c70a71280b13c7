import { onceBy } from '../../kit/legend.js';
import type { LegendLine, Sign } from '../../kit/scene.js';
import { COLOURS, type Colour } from '../data/parts.js';
import { message, word } from '../describe.js';
import type { View } from '../view.js';
import { graves, letterOf, vampire } from './grid.js';

type Cell = Extract<Sign, { is: 'cell' }>['cell'];

/** What the signs mean, as far as there are any: graves, what is in them, and vampires and lids by their colours. */
export function legend(view: View): readonly LegendLine[] {
  const { cells } = graves(view);
  const isKnown = cells.some(({ lid }) => lid !== undefined);
  return [
    ...asCell(
      'closed',
      cells.some(({ lid }) => lid === undefined),
    ),
    ...asCell('known', isKnown),
    ...asCell(
      'open',
      cells.some(({ open }) => open),
    ),
    ...asCell(
      'ringed',
      cells.some(({ ringed }) => ringed),
    ),
    ...asCell(
      'empty',
      cells.some(({ content }) => content === 'empty'),
    ),
    ...contents(view),
    ...colours(view),
  ];
}

const asCell = (cell: Cell, isThere: boolean): readonly LegendLine[] =>
  isThere ? [{ of: { is: 'cell', cell }, says: message(`legend.${cell}`) }] : [];

/** One vampire and one head of garlic, as they lie in graves. */
function contents(view: View): readonly LegendLine[] {
  const lying = graves(view).cells.flatMap(({ content }) =>
    content === undefined || content === 'empty' ? [] : [content],
  );
  const ordered = lying.toSorted((one, other) => kindOf(other).localeCompare(kindOf(one)));
  return onceBy(ordered, kindOf).map((chip) => ({
    of: { is: 'content', chip: { tone: chip.tone, ...(chip.sign && { sign: chip.sign }) } },
    says: message(`legend.${kindOf(chip)}`),
  }));
}

const kindOf = ({ tone }: { readonly tone: string }): string => (tone === 'plain' ? 'garlic' : 'vampire');

function colours({ lid, seen = [], players }: View): readonly LegendLine[] {
  const lines = players.flatMap(({ line, sideRow }) => [...line, ...sideRow]);
  const known = [...seen, ...(lid === undefined ? [] : [{ lid: lid.colour, content: lid.content }])];
  const lids = known.map((grave) => grave.lid);
  const inGraves = known.flatMap(({ content }) => (content.is === 'vampire' ? [content.colour] : []));
  const there = new Set<string>([...lines, ...lids, ...inGraves]);
  return [
    ...COLOURS.filter((colour) => there.has(colour)).map(ofColour),
    ...(there.has('unseen')
      ? [{ of: lidOf({ tone: 'plain', sign: letterOf('unseen') }), says: message('scene.lid.unseen') }]
      : []),
    ...(there.has('faceDown') ? [{ of: lidOf({ tone: 'plain' }), says: message('legend.faceDown') }] : []),
  ];
}

const lidOf = (chip: Extract<Sign, { is: 'lid' }>['chip']): Sign => ({ is: 'lid', chip });

function ofColour(colour: Colour): LegendLine {
  const { tone, sign } = vampire(colour);
  return { of: lidOf({ tone, ...(sign && { sign }) }), says: word(colour) };
}
