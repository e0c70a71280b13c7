import { around, holds, outside, shared, surrounding, type Box, type Point } from '../boxes.js';
import { textWidth } from '../text-width.js';
import type { MapSheet } from './map-sheets.js';
import { within } from './projection.js';
import { SIGN_SIZE } from './signs.js';
import type { Spot } from './spots.js';

const SWEEPS = 8;
/** No name goes farther from its place than its length and this. */
const REACH = 26;
/** What a name must not do weighs more than where it would rather stand. */
const WEIGHTS = { name: 30, sign: 12, outside: 40, edge: 1, way: 3, smaller: 60 };

/** What costs a name so much that it hides something. */
const CROWDED = 250;

export interface Label {
  readonly spot: Spot;
  readonly text: string;
  readonly size: number;
  /** Where the middle of its foot stands. */
  readonly x: number;
  readonly y: number;
  readonly box: Box;
}

interface Candidate extends Label {
  readonly cost: number;
}

/** Directions to the sides of a place, the best first, and how much worse each is. */
const SIDES = [
  [1, 0, 0],
  [-1, 0, 6],
  [0, -1, 10],
  [0, 1, 10],
  [1, -0.75, 14],
  [1, 0.75, 14],
  [-1, -0.75, 18],
  [-1, 0.75, 18],
  [0.5, -1, 16],
  [-0.5, -1, 16],
  [0.5, 1, 16],
  [-0.5, 1, 16],
] as const;

/** Where the names of places stand: beside their signs, and not upon each other. */
export function labelsOf(
  spots: readonly Spot[],
  nameOf: (spot: Spot) => string,
  ways: readonly Point[],
  sheet: MapSheet,
): readonly Label[] {
  const signs = spots.map((spot) => around(spot, SIGN_SIZE[spot.place.kind]));
  const all = spots
    .filter(({ place }) => place.named)
    .map((spot) => candidatesOf(spot, nameOf(spot), { signs, ways, sheet }));
  return settled(all);
}

/** Each name in turn takes the best of its places beside the others, until none moves any more. */
function settled(all: readonly (readonly Candidate[])[]): readonly Candidate[] {
  const beside = besideEach(all);
  const chosen = all.map((candidates) => best(candidates, []));
  for (let sweep = 0, moved = true; moved && sweep < SWEEPS; sweep += 1) {
    moved = false;
    for (const [at, candidates] of all.entries()) {
      const others = beside[at]!.map((other) => chosen[other]!);
      const now = best(candidates, others);
      moved ||= now !== chosen[at];
      chosen[at] = now;
    }
  }
  for (const at of all.keys()) makeRoom(at, { all, beside, chosen });
  return chosen;
}

interface Standing {
  readonly all: readonly (readonly Candidate[])[];
  readonly beside: readonly (readonly number[])[];
  readonly chosen: Candidate[];
}

/** A name that is still crowded moves together with one beside it, if both stand better then. */
function makeRoom(at: number, { all, beside, chosen }: Standing): void {
  const others = (index: number, but: number) =>
    beside[index]!.filter((other) => other !== but).map((other) => chosen[other]!);
  if (costBeside(chosen[at]!, others(at, at)) < CROWDED) return;
  for (const other of beside[at]!) {
    const [mine, theirs] = [others(at, other), others(other, at)];
    const pairs = all[at]!.map((one) => {
      const moved = best(all[other]!, [one, ...theirs]);
      return { one, moved, cost: costBeside(one, mine) + costBeside(moved, [one, ...theirs]) };
    });
    const now = costBeside(chosen[at]!, mine) + costBeside(chosen[other]!, [chosen[at]!, ...theirs]);
    const least = pairs.reduce((better, pair) => (pair.cost < better.cost ? pair : better));
    if (least.cost < now) [chosen[at], chosen[other]] = [least.one, least.moved];
  }
}

/** Of each name, which others can lie upon it. */
function besideEach(all: readonly (readonly Candidate[])[]): readonly (readonly number[])[] {
  const rooms = all.map((candidates) => surrounding(candidates.map(({ box }) => box)));
  return rooms.map((room, at) =>
    rooms.flatMap((other, index) => (index !== at && shared(room, other) > 0 ? [index] : [])),
  );
}

function best(candidates: readonly Candidate[], others: readonly Candidate[]): Candidate {
  const costs = candidates.map((one) => costBeside(one, others));
  return candidates[costs.indexOf(Math.min(...costs))]!;
}

const costBeside = ({ box, cost: own }: Candidate, others: readonly Candidate[]): number =>
  others.reduce((sum, other) => sum + WEIGHTS.name * shared(box, other.box), own);

interface About {
  readonly signs: readonly Box[];
  readonly ways: readonly Point[];
  readonly sheet: MapSheet;
}

function candidatesOf(
  spot: Spot,
  text: string,
  { signs, ways, sheet: { frame, sizes: all } }: About,
): readonly Candidate[] {
  const reach = around(spot, textWidth(text, REACH) + REACH, 2 * REACH);
  const nearWays = ways.filter((point) => holds(reach, point));
  const nearSigns = signs.filter((sign) => shared(reach, sign) > 0);
  const sizes = all[spot.place.kind === 'sea' ? 'sea' : 'land'];
  const inner = within(frame);
  return sizes.flatMap((size, step) =>
    SIDES.map(([across, down, worse]) => {
      const label = standing(spot, text, size, across, down);
      const hidden = nearSigns.reduce((sum, sign) => sum + shared(label.box, sign), 0);
      const crossed = nearWays.filter((point) => holds(label.box, point)).length;
      const cost =
        worse +
        step * WEIGHTS.smaller +
        hidden * WEIGHTS.sign +
        crossed * WEIGHTS.way +
        outside(label.box, frame) * WEIGHTS.outside +
        outside(label.box, inner) * WEIGHTS.edge;
      return { ...label, cost };
    }),
  );
}

function standing(spot: Spot, text: string, size: number, across: number, down: number): Label {
  const half = { width: textWidth(text, size) / 2, height: size * 0.5 };
  const away = SIGN_SIZE[spot.place.kind] + 3;
  const middle = {
    x: spot.x + across * (half.width + (Math.abs(across) === 1 ? away : 0)),
    y: spot.y + down * (half.height + away),
  };
  return {
    ...{ spot, text, size },
    x: middle.x,
    y: middle.y + size * 0.34,
    box: around(middle, half.width, half.height),
  };
}
