import { spawn } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { runScript } from './log.mjs';
import { inRoot, root } from './paths.mjs';
import { exitCode, startTool } from './tools.mjs';

const piped = { stdio: ['ignore', 'pipe', 'pipe'] };
const openapi = ['--no-database', 'openapi', '--check'];

const CHECKS = {
  format: () => startTool('prettier', ['--check', '.'], piped),
  lint: () => startTool('eslint', ['.'], piped),
  'dependency rules': () => startTool('depcruise', ['src', 'migrations'], piped),
  types: () => startTool('tsc', ['--noEmit'], piped),
  'openapi.json': () =>
    spawn(process.execPath, [inRoot('scripts', 'run.mjs'), ...openapi], { cwd: root, ...piped }),
};

/** All checks but the tests, side by side; each tells its result, and what it said if it failed. */
export function check() {
  return runScript(async () => {
    ensureInstalled();
    const results = await Promise.all(Object.entries(CHECKS).map(([name, begin]) => tell(name, begin())));
    return results.every(Boolean) ? 0 : 1;
  });
}

async function tell(name, child) {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const good = (await exitCode(child)) === 0;
  console.log(good ? `ok      ${name}` : `FAILED  ${name}\n${said.trimEnd()}`);
  return good;
}
