import { ensureInstalled } from './install.mjs';
import { runScript } from './log.mjs';
import { run } from './run.mjs';
import { runTool } from './tools.mjs';

/** Mend what can be mended: style, layout and the generated openapi.json. */
export function fix() {
  return runScript(async () => {
    ensureInstalled();
    const lint = await runTool('eslint', ['--fix', '.']);
    const format = await runTool('prettier', ['--write', '--log-level=warn', '.']);
    if (lint !== 0 || format !== 0) process.exitCode = 1;
    return run(['--no-database', 'openapi']);
  });
}
