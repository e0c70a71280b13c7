import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { PlainError } from '../lib/log.mjs';
import { inRoot, root } from '../lib/paths.mjs';
import { readArguments } from '../lib/usage.mjs';
import { compare } from './compare.mjs';

/** Compares openapi.json with that of the last release, or of `--base`. @returns exit code: 1 if clients break */
export function diffContract(args) {
  const { base = lastRelease() } = readArguments(args, { base: { type: 'string' } }, 'api:diff');
  if (base === undefined) {
    console.log('There is no release yet to compare with.');
    return 0;
  }
  const found = compare(documentOf(base), JSON.parse(fs.readFileSync(inRoot('openapi.json'), 'utf8')));
  for (const { breaks, what } of found) console.log(`${breaks ? 'BREAKS  ' : 'new     '}${what}`);
  const broken = found.filter(({ breaks }) => breaks).length;
  console.log(`Since ${base}: ${broken} changes break clients, ${found.length - broken} do not.`);
  return broken === 0 ? 0 : 1;
}

/** The newest tag of a release that this commit comes after. */
function lastRelease() {
  const { status, stdout } = git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*');
  return status === 0 ? stdout.trim() : undefined;
}

function documentOf(base) {
  if (fs.existsSync(base)) return JSON.parse(fs.readFileSync(base, 'utf8'));
  const { status, stdout } = git('show', `${base}:openapi.json`);
  if (status !== 0) throw new PlainError(`"${base}" is no file, and git has no openapi.json by that name.`);
  return JSON.parse(stdout);
}

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
