import { hash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PlainError } from './events/plain-error.js';
import type { Ruleset } from './games/kit/game-definition.js';

/** Where the build puts the bundled rules. */
export const RULES_FOLDER = path.resolve(__dirname, '../rules');

/**
 * The SHA-256 (hex) of the bundled rules of each ruleset, by its name: what a game seals when it begins.
 * @throws PlainError if a file is missing, since a game that does not say by what it is played cannot be proven
 */
export function rulesHashes(
  rulesets: readonly Ruleset[],
  folder = RULES_FOLDER,
): ReadonlyMap<string, string> {
  return new Map(rulesets.map(({ ruleset }) => [ruleset, hash('sha256', bundle(folder, ruleset), 'hex')]));
}

function bundle(folder: string, ruleset: string): Buffer {
  const file = path.join(folder, `${ruleset}.mjs`);
  if (fs.existsSync(file)) return fs.readFileSync(file);
  throw new PlainError(
    `The bundled rules of ${ruleset} are missing (${file}): \`npm run build\` makes them.`,
  );
}
