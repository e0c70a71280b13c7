import fs from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(__dirname, '../../..');

export function read(file: string): string {
  return fs.readFileSync(path.join(ROOT, file), 'utf8');
}

/** Every document that is written for people, from the root of the repository. */
export function documents(): string[] {
  const rulesets = fs.readdirSync(path.join(ROOT, 'src/games')).map((name) => `src/games/${name}/README.md`);
  const docs = fs.readdirSync(path.join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' });
  const all = ['README.md', 'CONTRIBUTING.md', ...docs.map((name) => path.join('docs', name)), ...rulesets];
  return all.filter((name) => name.endsWith('.md') && fs.existsSync(path.join(ROOT, name)));
}

/** The examples for a shell that stand in a document, in their order. */
export const shellBlocks = (file: string): string => blocks(file, 'bash').join('\n');

/** The programs in TypeScript that stand in a document: each is whole. What imports nothing only shows a line of ours. */
export const programs = (file: string): string[] =>
  blocks(file, 'ts').filter((block) => block.startsWith('import '));

function blocks(file: string, language: string): string[] {
  const all = read(file).matchAll(/^```(\w+)\n(.*?)^```$/gms);
  return [...all].filter(([, told]) => told === language).map(([, , block]) => block!);
}

/** The text between a heading and the next one of the same rank. */
export function section(file: string, heading: string): string {
  const rank = '#'.repeat(heading.indexOf(' '));
  const from = read(file).split(`\n${heading}\n`)[1];
  if (from === undefined) throw new Error(`${file} has no "${heading}"`);
  return from.split(`\n${rank} `)[0]!;
}

/** The rows of the tables in a text, cell by cell. */
export function rows(text: string): string[][] {
  const lines = text.split('\n').filter((line) => line.startsWith('|') && !line.startsWith('|--'));
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** What a cell names in code style. */
export function named(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
}

/** A heading as a link names it. */
export function anchors(file: string): string[] {
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
