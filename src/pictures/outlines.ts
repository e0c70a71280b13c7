interface Dot {
  readonly x: number;
  readonly y: number;
  readonly isOnLine: boolean;
}

type Contour = readonly Dot[];

const ON_LINE = 1;
const AGAIN = 8;
/** By which flags a step is one byte, or is none or forward. */
const ACROSS = { short: 2, same: 16 };
const DOWN = { short: 4, same: 32 };
const HEADER = 10;

/**
 * An outline of which every hole is one: a painter takes a line within another for a hole only if it runs the other way
 * around, and in fonts it now and then does not. Outlines that are put together of others, and those that are right, stay
 * as they are (OpenType, `glyf`).
 */
export function withHoles(drawing: Buffer): Buffer {
  if (drawing.length === 0 || drawing.readInt16BE(0) < 2) return drawing;
  const contours = read(drawing);
  const isFilled = contours.map((one) => fillsAHole(one, contours));
  if (!isFilled.includes(true)) return drawing;
  return written(
    drawing.subarray(0, HEADER),
    contours.map((one, at) => (isFilled[at]! ? one.toReversed() : one)),
  );
}

/** A line that lies in an odd number of others, and does not take away what they have filled. */
function fillsAHole(one: Contour, all: readonly Contour[]): boolean {
  const outer = all.filter((other) => other !== one && one.every((dot) => isInside(dot, other)));
  if (outer.length % 2 === 0) return false;
  return [one, ...outer].reduce((sum, contour) => sum + Math.sign(areaOf(contour)), 0) !== 0;
}

const areaOf = (contour: Contour): number =>
  contour.reduce((sum, { x, y }, at) => {
    const next = contour[(at + 1) % contour.length]!;
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);

const isInside = (dot: Dot, contour: Contour): boolean =>
  contour.filter(({ x, y }, at) => {
    const next = contour[(at + 1) % contour.length]!;
    return y > dot.y !== next.y > dot.y && dot.x < x + ((next.x - x) * (dot.y - y)) / (next.y - y);
  }).length %
    2 ===
  1;

function read(drawing: Buffer): readonly Contour[] {
  const ends = Array.from({ length: drawing.readInt16BE(0) }, (_, at) =>
    drawing.readUInt16BE(HEADER + 2 * at),
  );
  let at = HEADER + 2 * ends.length;
  at += 2 + drawing.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length <= ends.at(-1)!) {
    const flag = drawing[at++]!;
    const times = (flag & AGAIN) === 0 ? 1 : 1 + drawing[at++]!;
    for (let time = 0; time < times; time += 1) flags.push(flag);
  }
  const across = steps(drawing, at, flags, ACROSS);
  const down = steps(drawing, across.end, flags, DOWN);
  const dots = flags.map((flag, dot) => ({
    ...{ x: across.values[dot]!, y: down.values[dot]!, isOnLine: (flag & ON_LINE) !== 0 },
  }));
  return ends.map((end, contour) => dots.slice(contour === 0 ? 0 : ends[contour - 1]! + 1, end + 1));
}

function steps(drawing: Buffer, from: number, flags: readonly number[], { short, same }: typeof ACROSS) {
  let [at, value] = [from, 0];
  const values = flags.map((flag) => {
    if ((flag & short) !== 0) value += (flag & same) === 0 ? -drawing[at++]! : drawing[at++]!;
    else if ((flag & same) === 0) {
      value += drawing.readInt16BE(at);
      at += 2;
    }
    return value;
  });
  return { values, end: at };
}

/** Without instructions, and with every step in two bytes. */
function written(header: Buffer, contours: readonly Contour[]): Buffer {
  const dots = contours.flat();
  const numbers = (values: readonly number[]) => {
    const bytes = Buffer.alloc(values.length * 2);
    values.forEach((value, at) => bytes.writeInt16BE(value, at * 2));
    return bytes;
  };
  const apart = (values: readonly number[]) => values.map((value, at) => value - (values[at - 1] ?? 0));
  let count = -1;
  const ends = contours.map(({ length }) => (count += length));
  return Buffer.concat([
    ...[header, numbers([...ends, 0]), Buffer.from(dots.map(({ isOnLine }) => (isOnLine ? ON_LINE : 0)))],
    ...[numbers(apart(dots.map(({ x }) => x))), numbers(apart(dots.map(({ y }) => y)))],
  ]);
}
