import { spawn } from 'node:child_process';
import { inRoot, root } from './paths.mjs';

const TOOLS = {
  tsc: 'typescript/bin/tsc',
  eslint: 'eslint/bin/eslint.js',
  prettier: 'prettier/bin/prettier.cjs',
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  jest: 'jest/bin/jest.js',
  redocly: '@redocly/cli/bin/cli.js',
};

/** Start an installed tool in the root of the clone. */
export function startTool(name, args, options = {}) {
  const file = inRoot('node_modules', ...TOOLS[name].split('/'));
  return spawn(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit', ...options });
}

export function exitCode(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

export const runTool = (name, args) => exitCode(startTool(name, args));

/** Start `openapi`, which writes openapi.json, or the file that is named. */
export function startOpenapi(args, options = {}) {
  const command = [inRoot('scripts', 'run.mjs'), '--no-database', 'openapi', ...args];
  return spawn(process.execPath, command, { cwd: root, stdio: 'inherit', ...options });
}
