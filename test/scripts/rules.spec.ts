import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { RULESETS } from '../../src/games/registry.js';
import { rulesHashes } from '../../src/rules-files.js';

const ROOT = path.resolve(__dirname, '../..');
const BUILT = path.join(ROOT, 'dist/rules');
const names = RULESETS.map(({ ruleset }) => ruleset);

/** Runs a module in the root and gives what it prints. */
function runs(script: string): string {
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    encoding: 'utf8',
  });
}

describe('the bundled rules', () => {
  test('there is one file for each ruleset, and each exports its rules', () => {
    expect(
      fs
        .readdirSync(BUILT)
        .filter((name) => name.endsWith('.mjs'))
        .toSorted(),
    ).toEqual(names.map((name) => `${name}.mjs`).toSorted());
    for (const name of names) {
      const said = runs(`import { ruleset } from './dist/rules/${name}.mjs'; console.log(ruleset.ruleset)`);
      expect(said).toBe(`${name}\n`);
    }
  });

  test('the same source gives the same bytes, wherever it lies', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'harker-rules-'));
    try {
      fs.cpSync(path.join(ROOT, 'src/games'), path.join(folder, 'src/games'), { recursive: true });
      fs.copyFileSync(path.join(ROOT, 'tsconfig.json'), path.join(folder, 'tsconfig.json'));
      fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
      const said = runs(`import { createHash } from 'node:crypto';
        import { bundledRules, registered } from './scripts/lib/rules.mjs';
        for (const rules of registered()) for (const place of [process.cwd(), ${JSON.stringify(folder)}])
          console.log(rules.name, createHash('sha256').update(await bundledRules(rules, place)).digest('hex'));`);
      const lines = said.trimEnd().split('\n');
      expect(lines).toHaveLength(2 * names.length);
      expect(new Set(lines).size).toBe(names.length);
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  });

  test('the server knows the hash of each, and does not start without one', () => {
    const hashes = rulesHashes(RULESETS, BUILT);
    expect([...hashes.keys()]).toEqual(names);
    for (const hash of hashes.values()) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(() => rulesHashes(RULESETS, path.join(BUILT, 'nowhere'))).toThrow(
      expect.objectContaining({ plain: true, message: expect.stringContaining('npm run build') }),
    );
  });
});
