import { execFile } from 'node:child_process';
import path from 'node:path';
import { LEAKS, type Leak } from './leaks.js';

const ROOT = path.resolve(__dirname, '../..');
const JEST = path.join(ROOT, 'node_modules/jest/bin/jest.js');
const COMPARISONS = '1500';

interface Run {
  readonly passed: boolean;
  readonly output: string;
}

/** The general test, run on the real code with one line changed. */
function twinWorlds(leak: Leak | undefined): Promise<Run> {
  const planted = leak === undefined ? {} : { PLANTED_LEAK: JSON.stringify(leak) };
  const { TEST_SUMMARY: _summary, ...inherited } = process.env;
  const env = { ...inherited, ...planted, TWIN_COMPARISONS: COMPARISONS };
  const args = [JEST, 'test/secrecy/twin-worlds', '--maxWorkers=1', '--reporters=default'];
  return new Promise((settle) => {
    execFile(process.execPath, args, { cwd: ROOT, env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      settle({ passed: error === null, output: stdout + stderr }),
    );
  });
}

describe('planted leaks', () => {
  it('the code as it is stands the test', async () => {
    expect((await twinWorlds(undefined)).passed).toBe(true);
  }, 120_000);

  it.each(LEAKS)(
    'is found: $kind',
    async (leak) => {
      const { passed, output } = await twinWorlds(leak);
      expect(passed).toBe(false);
      // Found by the comparison, not by something that broke.
      expect(output).toMatch(/the worlds differ for|whose turn it is/);
    },
    120_000,
  );
});
