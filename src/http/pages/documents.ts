import fs from 'node:fs';
import path from 'node:path';

// The build copies both, so that they lie alike in the clone and in `dist`.
const ROOT = path.resolve(__dirname, '../../..');
const DOCS = path.join(ROOT, 'docs');
const GAMES = path.join(ROOT, 'src/games');

/** The documents that can be read at `/docs/{name}`, by name: those of the folder, and of each game what its rules are. */
export const DOCUMENTS: ReadonlyMap<string, string> = new Map([...gameDocuments(), ...ownDocuments()]);

function ownDocuments(): [string, string][] {
  const files = fs.readdirSync(DOCS).filter((file) => file.endsWith('.md') && file !== 'README.md');
  return files.map((file) => [path.basename(file, '.md'), path.join(DOCS, file)]);
}

function gameDocuments(): [string, string][] {
  if (!fs.existsSync(GAMES)) return [];
  return fs
    .readdirSync(GAMES)
    .map((game): [string, string] => [game, path.join(GAMES, game, 'README.md')])
    .filter(([, file]) => fs.existsSync(file));
}
