import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { boardsOf } from '../support/games/boards.js';
import { findScripts, playScript, readScript } from '../support/games/playthroughs.js';
import { ALL_RULESETS } from '../support/games/rulesets.js';

const rewrite = process.env.UPDATE_PLAYTHROUGHS === '1';
const scripts = findScripts(__dirname);

const boardsPath = (script: string) =>
  join(dirname(script), '../boards', basename(script).replace(/\.json$/, '.txt'));

/** The boards of all viewers half-way through a script, where most is to be told, and at the end. */
function boardsIn(path: string): string {
  const script = readScript(path);
  const game = ALL_RULESETS.find(({ ruleset }) => ruleset === script.ruleset)!;
  const { setup, entries } = playScript(game, script);
  const after = (entry: number) =>
    `After entry ${entry}\n\n${boardsOf(game, setup.options, entries[entry - 1]!.after)}`;
  const parts = entries.map((entry) => game.board(game.view(entry.after, 'spectator', 'told'), 'spectator'));
  const longest = Math.max(...parts.map(({ length }) => length));
  const most = parts.findIndex(({ length }) => length === longest) + 1;
  const moments = new Set([Math.ceil(entries.length / 2), most, entries.length]);
  return [...moments]
    .toSorted((one, other) => one - other)
    .map(after)
    .join('\n\n');
}

test.each(scripts.map((path) => [relative(__dirname, path), path]))(
  '%s has boards as they were kept',
  (_name, path) => {
    const boards = boardsIn(path);
    if (rewrite) {
      mkdirSync(dirname(boardsPath(path)), { recursive: true });
      writeFileSync(boardsPath(path), boards);
    }
    expect(boards).toBe(existsSync(boardsPath(path)) ? readFileSync(boardsPath(path), 'utf8') : '');
  },
);

test('no boards are without their script', () => {
  const folders = new Set(scripts.map((script) => dirname(boardsPath(script))));
  const kept = [...folders].flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  expect(kept.toSorted()).toEqual(scripts.map(boardsPath).toSorted());
});
