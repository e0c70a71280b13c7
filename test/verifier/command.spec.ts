import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Ruleset } from '../../src/games/kit/game-definition.js';
import { seeded } from '../support/games/chance.js';
import type { PaperGame } from '../support/paper-game.js';
import { hideAndSeek } from '../support/rulesets/hide-and-seek/hide-and-seek.js';
import { linesOf } from './support/attacks.js';
import { begunGame, bundleOf, playOn } from './support/recorded.js';

const ROOT = path.resolve(__dirname, '../..');
const ruleset = hideAndSeek as unknown as Ruleset;

// The verifier alone, where nothing of the server is.
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'harker-verifier-'));
const inFolder = (name: string) => path.join(folder, name);

let game: PaperGame;
let half: PaperGame;
let publicKey: string;

function file(name: string, content: string | Buffer): string {
  fs.writeFileSync(inFolder(name), content);
  return name;
}

function run(...args: string[]): { code: number | null; said: string; complained: string } {
  const ran = spawnSync(process.execPath, ['verifier/verify.mjs', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { code: ran.status, said: ran.stdout, complained: ran.stderr };
}

/** Files that somebody has only in part. */
function cutOff(whole: Buffer): void {
  const lines = linesOf(whole);
  file('empty.ndjson', '');
  file('after-its-first-line.ndjson', lines[0]!);
  file('after-entries.ndjson', lines.slice(0, 2 + 6).join(''));
  file(
    'within-an-entry.ndjson',
    lines
      .slice(0, 2 + 6)
      .join('')
      .slice(0, -9),
  );
  file('fewer.ndjson', lines.toSpliced(-2, 1).join(''));
  file('before-its-end.ndjson', lines.slice(0, -1).join(''));
  file('within-its-end.ndjson', whole.subarray(0, -9));
}

/** The rules of hide and seek in one file, as the build makes those of the registered rulesets. */
function bundleRules(): Buffer {
  const source = './test/support/rulesets/hide-and-seek/hide-and-seek.ts';
  const rules = { name: 'hide-and-seek', exported: 'hideAndSeek', source };
  const script = `import { bundledRules } from './scripts/lib/rules.mjs';
    process.stdout.write(await bundledRules(${JSON.stringify(rules)}));`;
  const ran = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT });
  expect(ran.stderr.toString()).toBe('');
  return ran.stdout;
}

const thereAre = (count: number): string =>
  `the file has been cut off before the end of its last line: ${count} of ${game.entries.length} entries are there`;

beforeAll(async () => {
  fs.cpSync(path.join(ROOT, 'verifier'), inFolder('verifier'), { recursive: true });
  const rules = bundleRules();
  file('rules.mjs', rules);
  file('others.mjs', `${rules.toString()}// `);
  const sha256 = createHash('sha256').update(rules).digest('hex');
  game = begunGame({ ruleset, seed: 3 }, sha256);
  playOn(game, seeded(3));
  half = begunGame({ ruleset, seed: 4 }, sha256);
  playOn(half, seeded(3), 7);
  file('whole.ndjson', await bundleOf(game, 'hider'));
  file('half.ndjson', await bundleOf(half, 'hider'));
  cutOff(await bundleOf(game, 'hider'));
  publicKey = game.signer.publicKey.toString('base64url');
  const keys = {
    items: [{ key: game.signer.id, algorithm: 'Ed25519', publicKey, createdAt: 'then' }],
    next: null,
  };
  file('keys.json', JSON.stringify(keys));
  file('receipts.json', JSON.stringify(game.entries.map(({ head }) => head)));
  file(
    'receipts.ndjson',
    game.entries.map(({ head }) => JSON.stringify({ version: 1, receipt: head })).join('\n'),
  );
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('the command', () => {
  test('proves what the bundle alone can prove, and says what it cannot', () => {
    const { code, said } = run('whole.ndjson');
    expect(code).toBe(0);
    expect(said).toMatch(
      /^Game \S+ of hide-and-seek, version 1 of the rules, finished, as told to hider\.$/m,
    );
    expect(said).toContain('NOT PROVEN  Whose key signed: the signatures only agree with themselves');
    expect(said).toContain('NOT PROVEN  That it is the history that you were told');
    expect(said).toContain('NOT PROVEN  By the rules: ');
    expect(said).toMatch(/^proven {2}\d+ hidden draws follow from seeds/m);
  });

  test('proves all that can be, with the key, receipts, another bundle and the rules', () => {
    const all = ['--receipts', 'receipts.json', '--against', 'whole.ndjson', '--rules', 'rules.mjs'];
    const { code, said } = run('whole.ndjson', '--key', publicKey, ...all);
    expect({ code, said }).toEqual({ code: 0, said: expect.not.stringContaining('NOT PROVEN') });
    expect(said).toContain(`signed by the key ${game.signer.id} that you gave`);
    expect(said).toMatch(/^proven {2}By the rules, the outcome: .+ won \(reason\.\w+\)\.$/m);
  });

  test.each([
    ['the answer of GET /v1/keys', ['--key', 'keys.json'], 'that you gave'],
    ['receipts, as they came', ['--receipts', 'receipts.ndjson'], 'of your receipts'],
  ])('knows the key from %s', (_what, args, source) => {
    expect(run('whole.ndjson', ...args).said).toContain(`signed by the key ${game.signer.id} ${source}`);
  });

  test('during play, says what waits for the end', () => {
    const { code, said } = run('half.ndjson', '--rules', 'rules.mjs');
    expect(code).toBe(0);
    expect(said).toContain('NOT PROVEN  Hidden draws, and what others did');
    expect(said).toContain('NOT PROVEN  By the rules, until the game is over');
    expect(said).toContain('proven  By the rules, each event that was told');
  });

  test.each([
    ['another key', ['whole.ndjson', '--key', 'A'.repeat(43)], /NOT TRUE {2}entry 1: its head is not signed/],
    ['other rules', ['whole.ndjson', '--rules', 'others.mjs'], /NOT TRUE {2}the file of rules has the hash/],
    [
      'other rules beside its own',
      ['whole.ndjson', '--rules', 'rules.mjs', '--rules', 'others.mjs'],
      /NOT TRUE {2}the file of rules has the hash/,
    ],
    [
      'another game',
      ['whole.ndjson', '--against', 'half.ndjson'],
      /NOT TRUE {2}the other bundle is of another game/,
    ],
    [
      'receipts of another game',
      ['half.ndjson', '--receipts', 'receipts.json'],
      /NOT TRUE {2}the receipt for entry 1/,
    ],
    ['fewer entries than it promises', ['fewer.ndjson'], /NOT TRUE {2}it says that there are \d+ entries/],
    ['something that is no bundle', ['keys.json'], /NOT TRUE {2}the first line is not that of a proof/],
  ])('ends with 1 for %s', (_what, args, says) => {
    expect(run(...args)).toEqual({ code: 1, said: expect.stringMatching(says), complained: '' });
  });

  test.each([
    ['empty', () => 'the file is empty'],
    ['after-its-first-line', () => thereAre(0)],
    ['after-entries', () => thereAre(6)],
    ['within-an-entry', () => thereAre(5)],
    ['before-its-end', () => thereAre(game.entries.length)],
    ['within-its-end', () => thereAre(game.entries.length)],
  ])('ends with 1 for a file that is cut off: %s, and blames nobody', (name, says) => {
    const incomplete = { code: 1, said: `INCOMPLETE  ${says()}\n`, complained: '' };
    expect(run(`${name}.ndjson`, '--rules', 'rules.mjs', '--receipts', 'receipts.json')).toEqual(incomplete);
  });

  test.each([
    ['no bundle', [], /Name one bundle/],
    ['two bundles', ['whole.ndjson', 'half.ndjson'], /Name one bundle/],
    ['a file that is not there', ['none.ndjson'], /none\.ndjson cannot be read/],
    ['an option that it does not know', ['whole.ndjson', '--trust', 'me'], /Unknown option '--trust'/],
    [
      'receipts that are none',
      ['whole.ndjson', '--receipts', 'rules.mjs'],
      /rules\.mjs is not what it should be/,
    ],
    ['rules that are none', ['whole.ndjson', '--rules', 'verifier/fault.mjs'], /holds no rules/],
  ])('ends with 2 for %s', (_what, args, says) => {
    expect(run(...args)).toEqual({ code: 2, said: '', complained: expect.stringMatching(says) });
  });

  test('says how it is used', () => {
    expect(run('--help')).toMatchObject({ code: 0, said: expect.stringContaining('--receipts') });
  });
});
