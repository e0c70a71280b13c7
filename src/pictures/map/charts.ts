import { hash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Chart } from '../../games/kit/scene.js';
import { drawnChart, type DrawnChart, type Say } from './chart.js';
import type { Spot } from './spots.js';

/** Where the build puts printed maps that are drawn already. */
export const CHARTS_FOLDER = path.resolve(__dirname, '../../../charts');

const drawn = new WeakMap<Chart, Map<string, DrawnChart>>();

/** A printed map in a language: as the build has drawn it, else drawn now. Read or drawn once. */
export function chartIn(chart: Chart, language: string, say: Say): DrawnChart {
  const inLanguages = drawn.get(chart) ?? new Map<string, DrawnChart>();
  drawn.set(chart, inLanguages);
  const known = inLanguages.get(language) ?? readChart(chart, say) ?? drawnChart(chart, say);
  inLanguages.set(language, known);
  return known;
}

/** A file is found by what was drawn, so that another map or other names are never taken for it. */
function fileOf(chart: Chart, say: Say): string {
  const names = [...chart.places, ...(chart.regions ?? [])].map(({ name }) => say(name));
  return `${hash('sha256', JSON.stringify([chart, names]))}.json`;
}

/** Draws a map, and keeps it in a folder for later processes. @returns the name of its file */
export function keepChart(chart: Chart, say: Say, folder: string): string {
  const { spots, ...rest } = drawnChart(chart, say);
  const file = fileOf(chart, say);
  const unfinished = path.join(folder, `${file}.${process.pid}`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(unfinished, JSON.stringify({ ...rest, spots: [...spots] }));
  fs.renameSync(unfinished, path.join(folder, file));
  return file;
}

/** A map that was kept, if it was. */
export function readChart(chart: Chart, say: Say, folder = CHARTS_FOLDER): DrawnChart | undefined {
  const file = path.join(folder, fileOf(chart, say));
  if (!fs.existsSync(file)) return undefined;
  const { spots, ...rest } = JSON.parse(fs.readFileSync(file, 'utf8')) as Kept;
  return { ...rest, spots: new Map(spots) };
}

interface Kept extends Omit<DrawnChart, 'spots'> {
  readonly spots: readonly (readonly [string, Spot])[];
}
