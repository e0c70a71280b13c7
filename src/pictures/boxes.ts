export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const around = ({ x, y }: Point, halfWidth: number, halfHeight = halfWidth): Box => ({
  left: x - halfWidth,
  right: x + halfWidth,
  top: y - halfHeight,
  bottom: y + halfHeight,
});

/** The least box that holds all of these. */
export const surrounding = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** The area that two boxes share. */
export function shared(one: Box, other: Box): number {
  // Most boxes are far from each other.
  if (one.left >= other.right || other.left >= one.right) return 0;
  if (one.top >= other.bottom || other.top >= one.bottom) return 0;
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width * height;
}

/** The area of a box that lies outside of another. */
export const outside = (box: Box, frame: Box): number =>
  (box.right - box.left) * (box.bottom - box.top) - shared(box, frame);

export const holds = (box: Box, { x, y }: Point): boolean =>
  x > box.left && x < box.right && y > box.top && y < box.bottom;
