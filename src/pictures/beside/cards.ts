import type { Scene, SceneCard } from '../../games/kit/scene.js';
import { innerWidth, type Layout } from '../layout.js';
import type { Say } from '../map/chart.js';
import { BLOOD, CARD, INK, LINE, SEA, SEA_INK, SOFT_INK } from '../palette.js';
import { at, disc, element, path, rect, short, stacked, type Drawn } from '../svg.js';
import { paragraph, write } from '../writing.js';

type Row = Scene['cards'][number];

const GAP = 12;
const PAD = 11;
const HEAD = 40;
/** Cards are of one height, unless one of the row has more on it. */
const LEAST = 116;

/** Rows of cards, each under its heading. */
export const drawnCards = (rows: readonly Row[], layout: Layout, say: Say): Drawn =>
  stacked(
    rows.map((row) => drawnRow(row, layout, say)),
    16,
  );

function drawnRow({ title, cards }: Row, layout: Layout, say: Say): Drawn {
  const width = innerWidth(layout);
  const inRow =
    cards.length > layout.cards.most ? layout.cards.inRow : Math.max(layout.cards.inRow, cards.length);
  const wide = (width - GAP * (inRow - 1)) / inRow;
  const written = cards.map((card) => textOf(card, wide - 2 * PAD, say));
  const high = Math.max(LEAST, ...written.map(({ height }) => HEAD + height + PAD));
  const lines = Math.ceil(cards.length / inRow);
  const drawn = cards.map((card, index) => {
    const [column, line] = [index % inRow, Math.floor(index / inRow)];
    const inside = at(PAD, HEAD, written[index]!.svg);
    return at(column * (wide + GAP), line * (high + GAP), face(card, wide, high, say), inside);
  });
  const cardsOf: Drawn = { svg: drawn.join(''), height: lines * (high + GAP) - GAP };
  return stacked([paragraph(say(title), width, { size: 20, bold: true }), cardsOf], 7);
}

function textOf({ name, known, tokens }: SceneCard, width: number, say: Say): Drawn {
  return stacked(
    [
      paragraph(say(name), width, { size: 17, bold: known, fill: known ? INK : SOFT_INK }),
      ...tokens.map((token) => drawnToken(token, width, say)),
    ],
    5,
  );
}

/** A token lies open, or is known but face down, or is not known. */
function drawnToken({ says, faceUp, known }: SceneCard['tokens'][number], width: number, say: Say): Drawn {
  const { svg, height } = paragraph(say(says), width - 20, { size: 16, italic: !faceUp });
  return { svg: at(6, 10, tokenSign(known, faceUp)) + at(20, 0, svg), height };
}

export const tokenSign = (known: boolean, faceUp: boolean): string =>
  known
    ? disc(0, 0, 5.4, { fill: faceUp ? BLOOD : CARD, stroke: BLOOD, 'stroke-width': 2 })
    : disc(0, 0, 5.4, { fill: '#8c8272', stroke: INK, 'stroke-width': 1.4 });

const FACES: Readonly<Record<SceneCard['back'], { readonly fill: string; readonly sign: string }>> = {
  land: { fill: '#e4d3a6', sign: 'M-13,7L-4,-7L2,1L6,-4L13,7Z' },
  sea: { fill: SEA, sign: 'M-13,-3Q-8,-9 -4,-3T5,-3T13,-3M-13,5Q-8,-1 -4,5T5,5T13,5' },
  power: { fill: '#e3c2bb', sign: 'M0,-9L3,-2L10,-2L4,2L6,9L0,5L-6,9L-4,2L-10,-2L-3,-2Z' },
  empty: { fill: 'none', sign: '' },
};

const FACE_DOWN = '6 4';

/** The number, the sign of the back, and whether it lies face up: a face-down card has a dashed rim. */
function face({ back, number, faceUp, known }: SceneCard, width: number, height: number, say: Say): string {
  const ink = back === 'sea' ? SEA_INK : INK;
  const rim = {
    'stroke-width': faceUp && known ? 2.2 : 1.4,
    'stroke-dasharray': faceUp ? undefined : FACE_DOWN,
  };
  return element(
    'g',
    {},
    back === 'empty'
      ? rect(0, 0, width, height, { rx: 6, fill: 'none', stroke: LINE })
      : rect(0, 0, width, height, { rx: 6, fill: CARD, stroke: INK, ...rim }) + band(back, width, ink),
    write(say(number), PAD, 25, { size: 20, bold: true, fill: BLOOD }),
  );
}

function band(back: SceneCard['back'], width: number, ink: string): string {
  const { fill, sign } = FACES[back];
  const head = `M1,34V6A5,5 0 0 1 6,1H${short(width - 6)}A5,5 0 0 1 ${short(width - 1)},6V34Z`;
  return path(head, { fill }) + at(width - 26, 18, emblem(sign, back, ink));
}

const emblem = (sign: string, back: SceneCard['back'], ink: string): string =>
  path(sign, { fill: back === 'sea' ? 'none' : ink, stroke: ink, 'stroke-width': 1.8 });

/** The back of a card for a legend. */
export function backSign(back: SceneCard['back']): string {
  const { fill, sign } = FACES[back];
  const ink = back === 'sea' ? SEA_INK : INK;
  return (
    rect(-19, -12, 38, 24, { rx: 4, fill, stroke: INK, 'stroke-width': 1 }) +
    at(0, 0, emblem(sign, back, ink))
  );
}

export const faceDownSign = (): string =>
  rect(-17, -11, 34, 22, {
    rx: 4,
    fill: CARD,
    stroke: INK,
    'stroke-width': 1.4,
    'stroke-dasharray': FACE_DOWN,
  });
