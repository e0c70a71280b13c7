import { execFile } from 'node:child_process';
import path from 'node:path';
import { FURY_2E_LEAKS, SERVED_FURY_2E_LEAKS } from './fury-2e-leaks.js';
import { FURY_4E_LEAKS } from './fury-4e-leaks.js';
import { LEAKS, type Leak } from './leaks.js';
import { SENT_LEAKS } from './sent-leaks.js';

const ROOT = path.resolve(__dirname, '../..');
const JEST = path.join(ROOT, 'node_modules/jest/bin/jest.js');

interface GeneralTest {
  readonly test: string;
  readonly env: Readonly<Record<string, string>>;
}

/** The general test of two servers, with one game alone where a fault shows in no other. */
function served(comparisons: number, ruleset?: string, letters: 'none' | 'all' = 'none'): GeneralTest {
  const only = ruleset === undefined ? {} : { TWIN_RULESET: ruleset };
  const env = { TWIN_COMPARISONS: String(comparisons), TWIN_LETTERS: letters, ...only };
  return { test: 'test/secrecy/twin-worlds', env };
}

const gameOf = ({ file, ruleset }: Leak) => ruleset ?? /^src\/games\/([^/]+)\//.exec(file)?.[1];

/** The general test of the rules alone. */
const rulesAlone = (leak: Leak): GeneralTest => ({
  test: `test/games/${gameOf(leak)}/secrecy.spec.ts`,
  env: leak.games === undefined ? {} : { TWIN_GAMES: String(leak.games) },
});

interface Run {
  readonly passed: boolean;
  readonly output: string;
}

/** A general test, which the code as it is stands, run on it with one line changed. */
function run({ test, env }: GeneralTest, leak: Leak): Promise<Run> {
  const planted = { PLANTED_LEAK: JSON.stringify(leak) };
  const { TEST_SUMMARY: _summary, ...inherited } = process.env;
  const args = [JEST, test, '--maxWorkers=1', '--reporters=default'];
  const options = { cwd: ROOT, env: { ...inherited, ...env, ...planted }, maxBuffer: 1e8 };
  return new Promise((settle) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      settle({ passed: error === null, output: stdout + stderr }),
    );
  });
}

const DAY_MS = 86_400_000;

/** Every sixth in turn, another sixth each day; PLANTED_LEAKS=all takes all of them. */
function today<T>(leaks: readonly T[]): readonly T[] {
  const day = Math.floor(Date.now() / DAY_MS);
  return process.env['PLANTED_LEAKS'] === 'all' ? leaks : leaks.filter((_, at) => (at + day) % 6 === 0);
}

/** Found by the comparison, not by something that broke. */
const FOUND = /the worlds differ for|whose turn it is|✕ changes nothing of what it hears/;

async function isFound(test: GeneralTest, leak: Leak): Promise<void> {
  const { passed, output } = await run(test, leak);
  expect(passed).toBe(false);
  expect(output).toMatch(FOUND);
}

/** Every leak, with the test that has to find it. */
const FOUND_BY: readonly (readonly [string, Leak, GeneralTest])[] = [
  ...LEAKS.map((leak) => [leak, served(4000, gameOf(leak))] as const),
  ...SENT_LEAKS.map((leak) => [leak, served(1500, gameOf(leak), 'all')] as const),
  ...SERVED_FURY_2E_LEAKS.map((leak) => [leak, served(800, gameOf(leak))] as const),
  ...[...FURY_2E_LEAKS, ...FURY_4E_LEAKS].map((leak) => [leak, rulesAlone(leak)] as const),
].map(([leak, test]) => [`${leak.kind} (${leak.file})`, leak, test]);

describe('planted leaks', () => {
  it.each(today(FOUND_BY))('is found: %s', async (_, leak, test) => isFound(test, leak), 300_000);
});
