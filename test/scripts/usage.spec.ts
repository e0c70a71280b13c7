import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const { USAGE, withUsage } = jest.requireActual<{
  USAGE: Record<string, { text: string; takes?: string[] }>;
  withUsage(command: string, args: string[], work: () => number): Promise<number>;
}>('../../scripts/lib/usage.mjs');

const ROOT = path.resolve(__dirname, '../..');
const scripts = (
  JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
).scripts;

/** Runs a script of package.json in a data folder that does not exist. */
function ran(script: string, args: string[], settings: Record<string, string> = {}) {
  const folder = path.join(os.tmpdir(), `harker-nothing-${process.pid}`);
  const { DATABASE_URL: _url, ...environment } = process.env;
  const [, ...command] = scripts[script]!.split(' ');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...args], {
    cwd: ROOT,
    env: { ...environment, DATA_DIR: folder, ...settings },
    encoding: 'utf8',
  });
  return { status, stdout, stderr, madeNothing: !fs.existsSync(folder), folder };
}

const COMMANDS = [
  'start',
  'admin',
  'verify',
  'import',
  'projections:rebuild',
  'openapi',
  'demo',
  'conformance',
  'bench',
  'bench:core',
  'bench:deliveries',
  'bench:proof',
  'bench:replay',
  'duels',
  'drill',
];

describe('a command', () => {
  it.each(COMMANDS)('%s says how it is used', (script) => {
    expect(ran(script, ['--help'])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Usage: npm /) as string,
      madeNothing: true,
    });
  });

  it.each(COMMANDS.filter((script) => script !== 'openapi'))('%s takes no unknown option', (script) => {
    const { status, stderr, madeNothing } = ran(script, ['--nonsense', 'x']);
    expect({ status, madeNothing }).toEqual({ status: 1, madeNothing: true });
    expect(stderr).toMatch(/^Unknown option '--nonsense'\.\nUsage: npm /);
  });

  it('asks for what it needs before anything is made', async () => {
    await expect(withUsage('import', [], () => 0)).rejects.toThrow(/^--file is missing\.\nUsage: /);
    expect(await withUsage('import', ['--file', 'proof.ndjson'], () => 7)).toBe(7);
  });

  it('is explained in a few lines', () => {
    for (const { text } of Object.values(USAGE)) expect(text.split('\n').length).toBeLessThanOrEqual(6);
  });
});

describe('where there is no data', () => {
  it.each(['verify', 'projections:rebuild'])('%s says so, and makes none', (script) => {
    const { folder, ...outcome } = ran(script, []);
    expect(outcome).toEqual({
      status: 1,
      stdout: '',
      stderr: `There is no data in ${folder}.\n`,
      madeNothing: true,
    });
  });
});

test('settings that are wrong are said before anything is made', () => {
  const { status, stderr, madeNothing } = ran('start', [], { PORT: 'x', SECRET_KEY: 'short' });
  expect({ status, madeNothing }).toEqual({ status: 1, madeNothing: true });
  expect(stderr).toMatch(/^PORT must .*\nSECRET_KEY is too short.*\n$/);
});
