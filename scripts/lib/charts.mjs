import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { progress } from './log.mjs';
import { inRoot } from './paths.mjs';

/** Where printed maps stand that are drawn already, one file for each map and language. */
export const CHARTS = inRoot('dist', 'charts');

const OF = ['pictures', 'games', 'words'].map((folder) => path.join('src', folder) + path.sep);

/** Whether the maps may be others now. */
export const chartsChanged = (changed) =>
  !fs.existsSync(CHARTS) || changed.some(({ source }) => OF.some((folder) => source.startsWith(folder)));

/** Draws the printed maps of all games in a process of its own, with the code that was built just now. */
export function drawCharts() {
  const drawing = spawnSync(process.execPath, [inRoot('scripts', 'lib', 'draw-charts.mjs'), CHARTS], {
    encoding: 'utf8',
  });
  if (drawing.status !== 0)
    progress(`Printed maps are not drawn, so each first picture takes longer:\n${drawing.stderr}`);
}
