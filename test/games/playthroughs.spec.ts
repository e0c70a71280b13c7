import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findScripts, transcribe, transcriptPath } from '../support/games/playthroughs.js';

const rewrite = process.env.UPDATE_PLAYTHROUGHS === '1';
const scripts = findScripts(__dirname);

test('there are playthroughs', () => expect(scripts.length).toBeGreaterThan(0));

test.each(scripts.map((path) => [relative(__dirname, path), path]))(
  '%s goes as its transcript says',
  (_name, path) => {
    const transcript = transcribe(path);
    if (rewrite) writeFileSync(transcriptPath(path), transcript);
    const kept = existsSync(transcriptPath(path)) ? readFileSync(transcriptPath(path), 'utf8') : '';
    expect(transcript).toBe(kept);
  },
);

test('no transcript is without its script', () => {
  const folders = new Set(scripts.map((script) => dirname(script)));
  const kept = [...folders].flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  expect(kept.toSorted()).toEqual(scripts.flatMap((script) => [script, transcriptPath(script)]).toSorted());
});
