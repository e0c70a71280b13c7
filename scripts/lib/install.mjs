import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PlainError, progress } from './log.mjs';
import { inRoot, root } from './paths.mjs';
import { linkLibraries } from './postgres/libraries.mjs';

/** Install what package-lock.json names and node_modules lacks. Without `dev`, missing tools do not matter. */
export function ensureInstalled({ dev = true } = {}) {
  if (!isInstalled(dev)) {
    progress('installing packages … (the first time takes about half a minute)');
    const { command, args } = npm();
    const done = spawnSync(
      command,
      [...args, 'ci', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'],
      {
        cwd: root,
        stdio: ['ignore', process.stderr, process.stderr],
        shell: process.platform === 'win32' && command === 'npm',
      },
    );
    if (done.status !== 0) throw new PlainError('The packages could not be installed: npm says why above.');
  }
  linkLibraries();
}

/** The very npm that runs this script, if one does. */
function npm() {
  const running = process.env.npm_execpath;
  if (running && path.basename(running) === 'npm-cli.js')
    return { command: process.execPath, args: [running] };
  return { command: 'npm', args: [] };
}

function isInstalled(dev) {
  const wanted = readPackages(inRoot('package-lock.json'));
  const present = readPackages(inRoot('node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  const missing = Object.entries(wanted).some(([place, entry]) => {
    const needed = place !== '' && !entry.optional && !entry.devOptional && (dev || !entry.dev);
    return needed && present[place]?.integrity !== entry.integrity;
  });
  return !missing && !Object.values(present).some(isForeign);
}

function readPackages(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** node_modules that was brought along from another kind of machine is of no use here. */
function isForeign({ os, cpu }) {
  const refuses = (list, mine) =>
    list !== undefined && !list.includes(mine) && !list.some((x) => x.startsWith('!'));
  return refuses(os, process.platform) || refuses(cpu, process.arch);
}
