import { thinned, type Ring } from '../../src/pictures/map/thinned.js';

const square: Ring = [
  [0, 0],
  [5, 0.2],
  [10, 0],
  [10, 10],
  [4, 10],
  [0, 10],
];

test('what hardly bends is drawn straight', () => {
  expect(thinned(square, 0.5)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ]);
});

test('what bends more stays', () => {
  expect(thinned(square, 0.1)).toEqual(square.filter(([x]) => x !== 4));
});

test('a ring of three points is as it was', () => {
  const triangle = square.slice(0, 3);
  expect(thinned(triangle, 100)).toBe(triangle);
});

test('no point that is left out lies far from the outline', () => {
  const rough: Ring = Array.from({ length: 400 }, (_, at) => {
    const [turn, r] = [(at / 400) * 2 * Math.PI, 100 + 8 * Math.sin(at * 0.7) + 3 * Math.cos(at * 2.3)];
    return [r * Math.cos(turn), r * Math.sin(turn)] as const;
  });
  const kept = thinned(rough, 2);
  expect(kept.length).toBeLessThan(rough.length * 0.9);
  expect(rough.filter((point) => awayFrom(point, kept) > 2)).toEqual([]);
});

const awayFrom = (point: Ring[number], ring: Ring): number =>
  Math.min(...ring.map((from, at) => awayFromLine(point, from, ring[(at + 1) % ring.length]!)));

function awayFromLine([x, y]: Ring[number], [fromX, fromY]: Ring[number], [toX, toY]: Ring[number]): number {
  const [across, down] = [toX - fromX, toY - fromY];
  const along = ((x - fromX) * across + (y - fromY) * down) / (across ** 2 + down ** 2);
  const part = Math.min(Math.max(along, 0), 1);
  return Math.hypot(x - fromX - part * across, y - fromY - part * down);
}
