/** Points that follow each other; the last one joins the first. */
export type Ring = readonly (readonly [number, number])[];

/**
 * A ring without the points that lie so near to the line between those that stay (Douglas and Peucker). The first one
 * stays, and that which is farthest from it.
 */
export function thinned(ring: Ring, least: number): Ring {
  if (ring.length < 4) return ring;
  const isKept = new Uint8Array(ring.length);
  const far = farthest(ring, 0, ring.length).at;
  isKept[0] = isKept[far] = 1;
  // An end that is the length of the ring is its first point again.
  const open: [number, number][] = [
    [0, far],
    [far, ring.length],
  ];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const [from, to] = part;
    const { at, apart } = farthest(ring, from, to);
    if (apart <= least) continue;
    isKept[at] = 1;
    open.push([from, at], [at, to]);
  }
  return ring.filter((_, at) => isKept[at] === 1);
}

/** Of the points between two, that which is farthest from the line that joins them. */
function farthest(ring: Ring, from: number, to: number): { at: number; apart: number } {
  const [fromX, fromY] = ring[from]!;
  const [toX, toY] = ring[to % ring.length]!;
  const [across, down] = [toX - fromX, toY - fromY];
  const length = across * across + down * down;
  let [at, most] = [from, -1];
  for (let index = from + 1; index < to; index += 1) {
    const [x, y] = ring[index]!;
    const along = length === 0 ? 0 : ((x - fromX) * across + (y - fromY) * down) / length;
    const part = Math.min(Math.max(along, 0), 1);
    const [awayX, awayY] = [x - fromX - part * across, y - fromY - part * down];
    const apart = awayX * awayX + awayY * awayY;
    if (apart > most) [at, most] = [index, apart];
  }
  return { at, apart: Math.sqrt(Math.max(most, 0)) };
}
