import { createRequire } from 'node:module';
import { build } from '../lib/build.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { PlainError } from '../lib/log.mjs';
import { inRoot } from '../lib/paths.mjs';

const require = createRequire(import.meta.url);

/** The ruleset of this name, from the compiled code, and a setup by these options (JSON). */
export async function loadRuleset(name, optionsText) {
  ensureInstalled({ dev: false });
  await build();
  const { RULESETS } = require(inRoot('dist', 'src', 'games', 'registry.js'));
  const ruleset = RULESETS.find((one) => one.ruleset === name);
  if (ruleset === undefined) {
    const names = RULESETS.map((one) => one.ruleset).join(', ');
    throw new PlainError(`There is no ruleset "${name}"; there are: ${names}.`);
  }
  const options = ruleset.options(asked(optionsText));
  return { ruleset, setup: { options, rulesVersion: ruleset.version } };
}

function asked(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new PlainError(`--options is "${text}": it must be JSON, like {"players":2}.`);
  }
}
