import { writeClientTypes } from '../client/types.mjs';
import { ensureInstalled } from './install.mjs';
import { runScript } from './log.mjs';
import { exitCode, runTool, startOpenapi } from './tools.mjs';

/** Mend what can be mended: style, layout and what is generated: openapi.json and the client's types of it. */
export function fix() {
  return runScript(async () => {
    ensureInstalled();
    const codes = [
      await runTool('eslint', ['--fix', '.']),
      await runTool('prettier', ['--write', '--log-level=warn', '.']),
      await exitCode(startOpenapi([])),
      await writeClientTypes(),
    ];
    return codes.every((code) => code === 0) ? 0 : 1;
  });
}
