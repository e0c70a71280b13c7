import { execFile } from 'node:child_process';
import path from 'node:path';
import { FURY_LEAKS, SERVED_FURY_LEAKS } from './fury-leaks.js';
import { LEAKS, type Leak } from './leaks.js';

const ROOT = path.resolve(__dirname, '../..');
const JEST = path.join(ROOT, 'node_modules/jest/bin/jest.js');
const FURY = 'fury-of-dracula-2e';

/** The general tests: of two servers, and of the rules alone. */
const SERVED = { test: 'test/secrecy/twin-worlds', env: { TWIN_COMPARISONS: '1500' } } as const;
const SERVED_FURY = { test: SERVED.test, env: { TWIN_COMPARISONS: '800', TWIN_RULESET: FURY } } as const;
const RULES = { test: `test/games/${FURY}/secrecy.spec.ts`, env: {} } as const;

interface Run {
  readonly passed: boolean;
  readonly output: string;
}

/** A general test, run on the real code with one line changed. */
function run({ test, env }: typeof SERVED | typeof SERVED_FURY | typeof RULES, leak?: Leak): Promise<Run> {
  const planted = leak === undefined ? {} : { PLANTED_LEAK: JSON.stringify(leak) };
  const { TEST_SUMMARY: _summary, ...inherited } = process.env;
  const args = [JEST, test, '--maxWorkers=1', '--reporters=default'];
  const options = { cwd: ROOT, env: { ...inherited, ...env, ...planted }, maxBuffer: 1e8 };
  return new Promise((settle) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      settle({ passed: error === null, output: stdout + stderr }),
    );
  });
}

/** Found by the comparison, not by something that broke. */
const FOUND = /the worlds differ for|whose turn it is|✕ changes nothing of what it hears/;

async function isFound(test: Parameters<typeof run>[0], leak: Leak): Promise<void> {
  const { passed, output } = await run(test, leak);
  expect(passed).toBe(false);
  expect(output).toMatch(FOUND);
}

describe('planted leaks', () => {
  it('the code as it is stands the test', async () => {
    expect((await run(SERVED)).passed).toBe(true);
  }, 120_000);

  it.each(LEAKS)('is found: $kind', async (leak) => isFound(SERVED, leak), 120_000);
  it.each(SERVED_FURY_LEAKS)('is found: $kind', async (leak) => isFound(SERVED_FURY, leak), 120_000);
  it.each(FURY_LEAKS)('is found: $kind', async (leak) => isFound(RULES, leak), 120_000);
});
