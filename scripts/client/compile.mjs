import fs from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import { runTool } from '../lib/tools.mjs';

/** With its types and examples, and nothing that was compiled before. @returns an exit code */
export function compileClient() {
  fs.rmSync(inRoot('clients', 'typescript', 'dist'), { recursive: true, force: true });
  return runTool('tsc', ['-p', 'clients/typescript/tsconfig.build.json']);
}
