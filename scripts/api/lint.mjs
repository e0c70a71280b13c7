import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureInstalled } from '../lib/install.mjs';
import { inRoot } from '../lib/paths.mjs';
import { exitCode, startOpenapi } from '../lib/tools.mjs';
import { redocly } from './redocly.mjs';
import { spectral } from './spectral.mjs';

/** The least ruleset: all calls are described as with the others, in a third of the time. */
const SMALL = 'vampire-graves';

/** Holds openapi.json against the rules of Redocly and Spectral; warnings count. @returns exit code */
export async function lintContract(args) {
  ensureInstalled();
  const all = args.includes('--all');
  const found = [
    ...(await redocly(inRoot('openapi.json'))),
    ...(await (all ? spectral(inRoot('openapi.json')) : withSmall(spectral))),
  ];
  console.log(found.length === 0 ? 'No complaints.' : found.join('\n'));
  return found.length === 0 ? 0 : 1;
}

/** With the contract as the code says it, with one ruleset. */
async function withSmall(look) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'harker-openapi-'));
  const file = path.join(folder, 'openapi.json');
  try {
    if ((await exitCode(startOpenapi([file, SMALL]))) !== 0) return ['openapi.json could not be made.'];
    return await look(file);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
