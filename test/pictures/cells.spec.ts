import type { ChartPlace } from '../../src/games/kit/scene.js';
import { cellsOf } from '../../src/pictures/map/cells.js';

const FRAME = { left: 0, top: 0, right: 100, bottom: 100 };

const place = (id: string): ChartPlace => ({
  ...{ id, kind: 'town', filled: false, name: { key: id }, at: [0, 0], named: true },
});

const spot = (id: string, x: number, y: number) => ({ place: place(id), x, y });

const corners = (cells: ReturnType<typeof cellsOf>, id: string) =>
  cells.find((cell) => cell.spot.place.id === id)!.edges.map(({ from }) => [from.x, from.y]);

test('a place that is alone has the whole map', () => {
  expect(corners(cellsOf([spot('a', 20, 30)], FRAME), 'a')).toEqual([
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ]);
});

test('two places part it half-way, and each knows who is beyond', () => {
  const cells = cellsOf([spot('a', 20, 50), spot('b', 60, 50)], FRAME);
  expect(corners(cells, 'a')).toEqual([
    [0, 0],
    [40, 0],
    [40, 100],
    [0, 100],
  ]);
  expect(cells.map(({ edges }) => edges.flatMap(({ beyond }) => beyond?.place.id ?? []))).toEqual([
    ['b'],
    ['a'],
  ]);
});

test('no point of a cell is nearer to another place', () => {
  const spots = [
    spot('a', 10, 10),
    spot('b', 70, 20),
    spot('c', 40, 80),
    spot('d', 90, 90),
    spot('e', 45, 40),
  ];
  const far = (one: { x: number; y: number }, other: { x: number; y: number }) =>
    Math.hypot(one.x - other.x, one.y - other.y);
  const wrong = cellsOf(spots, FRAME).flatMap((cell) =>
    cell.edges.filter(({ from }) => spots.some((other) => far(from, other) < far(from, cell.spot) - 1e-6)),
  );
  expect(wrong).toEqual([]);
});
