import fs from 'node:fs';
import { PlainError } from './log.mjs';
import { inRoot, root } from './paths.mjs';

/** Where the bundled rules stand, one file for each ruleset. */
export const RULES = inRoot('dist', 'rules');

const IMPORT = /^import \{ (\w+)(?: as \w+)? \} from '\.\/(([\w-]+)\/\3)\.js';$/gm;

/** The rulesets that the registry names: `{ name, source, exported }`. */
export function registered() {
  const registry = fs.readFileSync(inRoot('src', 'games', 'registry.ts'), 'utf8');
  return [...registry.matchAll(IMPORT)].map(([, exported, file, name]) => ({
    ...{ name, exported },
    source: `./src/games/${file}.ts`,
  }));
}

/**
 * The rules of one game in one module that needs nothing else, and exports `ruleset`. The same source gives the same
 * bytes on every machine: their SHA-256 is sealed when a game begins.
 */
export async function bundledRules({ name, source, exported }, folder = root) {
  const { build } = await import('esbuild');
  const entry = { contents: `export { ${exported} as ruleset } from '${source}';`, sourcefile: name };
  try {
    const { outputFiles } = await build({
      stdin: { ...entry, resolveDir: folder },
      absWorkingDir: folder,
      ...{ bundle: true, write: false, logLevel: 'silent', preserveSymlinks: true },
      ...{ format: 'esm', platform: 'neutral', mainFields: ['module', 'main'], target: 'node20' },
    });
    return outputFiles[0].contents;
  } catch (error) {
    throw new PlainError(`The rules of ${name} cannot be bundled:\n${error.message}`);
  }
}
