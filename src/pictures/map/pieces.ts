import type { MapScene, Piece } from '../../games/kit/scene.js';
import { around, outside, shared, type Box, type Point } from '../boxes.js';
import { BLOOD, INK, PAPER } from '../palette.js';
import { at, called, path, short } from '../svg.js';
import type { DrawnChart, Say } from './chart.js';
import { FRAME } from './projection.js';
import { PIECE_SIZE, shapeOf } from './shapes.js';
import { SIGN_SIZE } from './signs.js';
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
export function drawnPieces({ pieces }: MapScene, chart: DrawnChart, say: Say): string {
  const taken: Box[] = [];
  const places = [...new Set(pieces.map((piece) => piece.at))].filter((id) => chart.spots.has(id));
  return places
    .map((id) => {
      const here = pieces.filter((piece) => piece.at === id);
      const { box, leader } = bestStand(chart, id, here.length, taken);
      taken.push(box);
      return leader + here.map((piece, index) => placed(piece, index, here.length, box, say)).join('');
    })
    .join('');
}

interface Stand {
  readonly box: Box;
  /** From the pieces to their place, where they do not touch it. */
  readonly leader: string;
  readonly cost: number;
}

function bestStand(chart: DrawnChart, id: string, count: number, taken: readonly Box[]): Stand {
  const spot = chart.spots.get(id)!;
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
      cost: dearer + hidden(box, chart, taken),
    };
  };
  return [0, FAR]
    .flatMap((far) => SIDES.map((side, later) => standing(side, later, far)))
    .reduce((best, one) => (one.cost < best.cost ? one : best));
}

const LEADER = { stroke: INK, 'stroke-width': 2 };

function hidden(box: Box, { labels, spots }: DrawnChart, taken: readonly Box[]): number {
  const sum = (boxes: readonly Box[]) => boxes.reduce((total, other) => total + shared(box, other), 0);
  const signs = [...spots.values()].map((spot) => around(spot, SIGN_SIZE[spot.place.kind]));
  return (
    WEIGHTS.name * sum(labels.map((label) => label.box)) +
    WEIGHTS.sign * sum(signs) +
    WEIGHTS.pieces * sum(taken) +
    WEIGHTS.outside * outside(box, FRAME)
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
export function drawnBars({ closed }: MapScene, { bows }: DrawnChart, say: Say): string {
  return closed
    .flatMap(({ from, to, says }) => {
      const bow = bows.find(({ way }) => joins(way, from, to) && way.kind !== 'sea');
      return bow === undefined ? [] : [barAt(pointOn(bow, 0.5), say(says))];
    })
    .join('');
}

const joins = (way: { readonly from: string; readonly to: string }, one: string, other: string): boolean =>
  (way.from === one && way.to === other) || (way.from === other && way.to === one);

const barAt = ({ x, y }: Point, says: string): string => at(x, y, called(says, BAR));

export const BAR =
  path('M-9,-9L9,9M9,-9L-9,9', { stroke: PAPER, 'stroke-width': 8, 'stroke-linecap': 'round' }) +
  path('M-9,-9L9,9M9,-9L-9,9', { stroke: BLOOD, 'stroke-width': 4.4, 'stroke-linecap': 'round' });
