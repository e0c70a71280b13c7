import type { MapScene, Piece } from '../../games/kit/scene.js';
import { around, outside, shared, type Box, type Point } from '../boxes.js';
import { BLOOD, INK, PAPER } from '../palette.js';
import { at, called, path, short } from '../svg.js';
import type { ChartSheet, DrawnChart, Say } from './chart.js';
import { PIECE_SIZE, shapeOf } from './shapes.js';
import { SIGN_SIZE } from './signs.js';
import type { Spot } from './spots.js';
import { pointOn } from './ways.js';

const IN_A_ROW = 4;
const STEP = PIECE_SIZE * 2 + 1;

/** Where pieces may stand about their place: the best first. */
const SIDES = [
  [0, -1],
  [0, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [1, 0],
  [-1, 0],
] as const;
/** Where there is no room beside a place they stand farther off, with a line to it. */
const FAR = 18;
const WEIGHTS = { later: 24, far: 90, name: 1, sign: 2, pieces: 4, outside: 20 };

/** What stands on the map, beside its places and away from names as far as there is room. */
export function drawnPieces(
  { pieces }: MapScene,
  { spots }: DrawnChart,
  sheet: ChartSheet,
  say: Say,
): string {
  const taken: Box[] = [];
  const places = [...new Set(pieces.map((piece) => piece.at))].filter((id) => sheet.places.includes(id));
  const on: Ground = { sheet, signs: sheet.places.map((id) => signBox(spots.get(id)!)), taken };
  return places
    .map((id) => {
      const here = pieces.filter((piece) => piece.at === id);
      const { box, leader } = bestStand(spots.get(id)!, here.length, on);
      taken.push(box);
      return leader + here.map((piece, index) => placed(piece, index, here.length, box, say)).join('');
    })
    .join('');
}

/** What pieces may hide. */
interface Ground {
  readonly sheet: ChartSheet;
  readonly signs: readonly Box[];
  readonly taken: readonly Box[];
}

const signBox = (spot: Spot): Box => around(spot, SIGN_SIZE[spot.place.kind]);

interface Stand {
  readonly box: Box;
  /** From the pieces to their place, where they do not touch it. */
  readonly leader: string;
  readonly cost: number;
}

function bestStand(spot: Spot, count: number, on: Ground): Stand {
  const half = {
    width: (Math.min(count, IN_A_ROW) * STEP) / 2,
    height: (Math.ceil(count / IN_A_ROW) * STEP) / 2,
  };
  const standing = ([across, down]: (typeof SIDES)[number], later: number, far: number): Stand => {
    const away = SIGN_SIZE[spot.place.kind] - 2 + far;
    const middle = { x: spot.x + across * (half.width + away), y: spot.y + down * (half.height + away) };
    const box = around(middle, half.width, half.height);
    const dearer = later * WEIGHTS.later + (far === 0 ? 0 : WEIGHTS.far);
    return {
      box,
      leader:
        far === 0
          ? ''
          : path(`M${short(spot.x)},${short(spot.y)}L${short(middle.x)},${short(middle.y)}`, LEADER),
      cost: dearer + hidden(box, on),
    };
  };
  return [0, FAR]
    .flatMap((far) => SIDES.map((side, later) => standing(side, later, far)))
    .reduce((best, one) => (one.cost < best.cost ? one : best));
}

const LEADER = { stroke: INK, 'stroke-width': 2 };

function hidden(box: Box, { sheet: { labels, frame }, signs, taken }: Ground): number {
  const sum = (boxes: readonly Box[]) => boxes.reduce((total, other) => total + shared(box, other), 0);
  return (
    WEIGHTS.name * sum(labels.map((label) => label.box)) +
    WEIGHTS.sign * sum(signs) +
    WEIGHTS.pieces * sum(taken) +
    WEIGHTS.outside * outside(box, frame)
  );
}

function placed(piece: Piece, index: number, count: number, box: Box, say: Say): string {
  const row = Math.floor(index / IN_A_ROW);
  const inRow = Math.min(IN_A_ROW, count - row * IN_A_ROW);
  const middle = (box.left + box.right) / 2;
  const x = middle + ((index % IN_A_ROW) - (inRow - 1) / 2) * STEP;
  const y = box.top + (row + 0.5) * STEP;
  const sign = piece.sign === undefined ? '' : say(piece.sign);
  return at(x, y, called(say(piece.says), shapeOf(piece, sign)));
}

/** A bar across the middle of a way that is closed. */
export function drawnBars(
  { closed }: MapScene,
  { bows }: DrawnChart,
  { frame }: ChartSheet,
  say: Say,
): string {
  return closed
    .flatMap(({ from, to, says }) => {
      const bow = bows.find(({ way }) => joins(way, from, to) && way.kind !== 'sea');
      const middle = bow === undefined ? undefined : pointOn(bow, 0.5);
      const isHere = middle !== undefined && outside(around(middle, BAR_SIZE), frame) === 0;
      return isHere ? [barAt(middle, say(says))] : [];
    })
    .join('');
}

const joins = (way: { readonly from: string; readonly to: string }, one: string, other: string): boolean =>
  (way.from === one && way.to === other) || (way.from === other && way.to === one);

const barAt = ({ x, y }: Point, says: string): string => at(x, y, called(says, BAR));

/** Half of what a bar takes up. */
const BAR_SIZE = 13;

export const BAR =
  path('M-9,-9L9,9M9,-9L-9,9', { stroke: PAPER, 'stroke-width': 8, 'stroke-linecap': 'round' }) +
  path('M-9,-9L9,9M9,-9L-9,9', { stroke: BLOOD, 'stroke-width': 4.4, 'stroke-linecap': 'round' });
