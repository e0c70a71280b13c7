import type { LegendLine, Sign } from '../games/kit/scene.js';
import { backSign, faceDownSign, tokenSign } from './beside/cards.js';
import { skies } from './beside/header.js';
import { chipSign, contentSign } from './chips.js';
import { cellSign } from './grid/cells.js';
import type { Sample } from './legend.js';
import type { Say } from './map/chart.js';
import { BAR } from './map/pieces.js';
import { shapeOf } from './map/shapes.js';
import { element } from './svg.js';

type Drawing = {
  readonly [Is in Sign['is']]: (sign: Extract<Sign, { readonly is: Is }>, say: Say) => string;
};

const smaller = (scale: number, drawn: string): string =>
  element('g', { transform: `scale(${scale})` }, drawn);

const DRAWINGS: Drawing = {
  piece: ({ shape, tone, sign }, say) => shapeOf({ shape, tone }, sign === undefined ? '' : say(sign)),
  closed: () => BAR,
  sky: ({ sky }) => smaller(sky === 'day' ? 0.72 : 0.66, skies[sky]),
  back: ({ back }) => backSign(back),
  faceDown: () => faceDownSign(),
  token: ({ faceUp, known }) => tokenSign(known, faceUp),
  cell: ({ cell }) => smaller(0.42, cellSign(cell)),
  lid: ({ chip }, say) => chipSign(chip, 27, say),
  content: ({ chip }, say) => smaller(0.86, contentSign(chip, say)),
};

/** The signs of a legend as they look on the board. */
export const samplesOf = (lines: readonly LegendLine[], say: Say): readonly Sample[] =>
  lines.map(({ of, says }) => ({ drawn: drawingOf(of, say), says: say(says) }));

const drawingOf = (sign: Sign, say: Say): string =>
  (DRAWINGS[sign.is] as (sign: Sign, say: Say) => string)(sign, say);
