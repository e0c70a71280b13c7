import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Message } from '../../src/games/kit/message.js';
import type { Chart } from '../../src/games/kit/scene.js';
import { drawnChart } from '../../src/pictures/map/chart.js';
import { keepChart, readChart } from '../../src/pictures/map/charts.js';

const city = (id: string, latitude: number, longitude: number) => ({
  ...({ id, kind: 'city', filled: false, name: { key: id }, named: true, region: 'all' } as const),
  at: [latitude, longitude] as const,
});

const CHART: Chart = {
  places: [city('paris', 48.9, 2.3), city('rome', 41.9, 12.5), city('vienna', 48.2, 16.4)],
  ways: [{ kind: 'rail', from: 'paris', to: 'rome' }],
  regions: [{ id: 'all', name: { key: 'land' } }],
  legend: [],
};

const say = ({ key }: Message): string => key;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'harker-charts-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('a map that was kept is the one that would be drawn now', () => {
  const file = keepChart(CHART, say, folder);
  expect(fs.readdirSync(folder)).toEqual([file]);
  expect(readChart(CHART, say, folder)).toEqual(drawnChart(CHART, say));
});

test('is the same file each time', () => {
  const first = keepChart(CHART, say, folder);
  const before = fs.readFileSync(path.join(folder, first), 'utf8');
  expect(keepChart(CHART, say, folder)).toBe(first);
  expect(fs.readFileSync(path.join(folder, first), 'utf8')).toBe(before);
});

test('is not taken for a map with another name or place, nor found elsewhere', () => {
  const moved = { ...CHART, places: [...CHART.places.slice(1), city('paris', 48.9, 2.4)] };
  expect(readChart(CHART, ({ key }) => key.toUpperCase(), folder)).toBeUndefined();
  expect(readChart(moved, say, folder)).toBeUndefined();
  expect(readChart(CHART, say, path.join(folder, 'none'))).toBeUndefined();
});
