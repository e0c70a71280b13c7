import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { clientTypes, TYPES } from '../client/types.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript } from './log.mjs';
import { inRoot } from './paths.mjs';
import { exitCode, startOpenapi, startTool } from './tools.mjs';

const piped = { stdio: ['ignore', 'pipe', 'pipe'] };

const CHECKS = {
  format: () => outcome(startTool('prettier', ['--check', '.'], piped)),
  lint: () => outcome(startTool('eslint', ['.'], piped)),
  'dependency rules': () => outcome(startTool('depcruise', ['src', 'migrations'], piped)),
  types: () => outcome(startTool('tsc', ['--noEmit'], piped)),
  'openapi.json': compareOpenapi,
  'style of openapi.json': () => outcome(startScript('api-lint')),
  'changes of openapi.json': () => outcome(startScript('api-diff')),
  'types of the client': () => outcome(startTool('tsc', ['-p', 'clients/typescript'], piped)),
  'the client’s contract': compareClientTypes,
};

/** All checks but the tests, side by side; each tells its result, and what it said if it failed. */
export function check() {
  return runScript(async () => {
    ensureInstalled();
    const results = await Promise.all(Object.entries(CHECKS).map(([name, run]) => tell(name, run())));
    return results.every(Boolean) ? 0 : 1;
  });
}

const startScript = (name, args = []) =>
  spawn(process.execPath, [inRoot('scripts', `${name}.mjs`), ...args], piped);

async function tell(name, running) {
  const { good, said } = await running;
  console.log(good ? `ok      ${name}` : `FAILED  ${name}\n${said.trimEnd()}`);
  return good;
}

async function outcome(child) {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return { good: (await exitCode(child)) === 0, said };
}

/** Generate the document aside and compare: a check changes nothing. */
async function compareOpenapi() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'harker-openapi-'));
  const generated = path.join(folder, 'openapi.json');
  try {
    const result = await outcome(startOpenapi([generated], piped));
    if (!result.good || read(generated) === read(inRoot('openapi.json'))) return result;
    return {
      good: false,
      said: 'The code describes another API than openapi.json does: run `npm run openapi`.',
    };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** As the client has it, and as openapi.json has it now. */
async function compareClientTypes() {
  const good = (await clientTypes()) === read(TYPES);
  return { good, said: 'The types of the client are not those of openapi.json: run `npm run client:types`.' };
}

const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
