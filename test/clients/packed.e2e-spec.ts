import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../docs/support/documents.js';
import { serving, type Serving } from '../docs/support/serving.js';

const CLIENT = path.join(ROOT, 'clients', 'typescript');
// What the registry would give: tests do without a network.
const AT_HAND = ['openapi-fetch', 'openapi-typescript-helpers'].map((name) =>
  path.join(ROOT, 'node_modules', name),
);
const OPTIONS = { target: 'ES2022', lib: ['ES2023', 'DOM'], module: 'nodenext', strict: true, types: [] };

const run = async (command: string, args: readonly string[], cwd: string): Promise<string> =>
  (await promisify(execFile)(command, args, { cwd })).stdout;
const npm = (args: readonly string[], cwd: string) =>
  run('npm', [...args, '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], cwd);
const tsc = path.join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');

/** The pieces of TypeScript in the README, in their order. */
function pieces(): string[] {
  const text = fs.readFileSync(path.join(CLIENT, 'README.md'), 'utf8');
  return [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code!);
}

let server: Serving;
let folder: string;

beforeAll(async () => {
  server = await serving();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'harker-packed-'));
}, 300_000);

afterAll(async () => {
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

describe('the client as it is packed', () => {
  it('has what it needs, and its README runs as written in an empty folder', async () => {
    await run(process.execPath, [path.join(ROOT, 'scripts', 'client-build.mjs')], ROOT);
    const told = await npm(['pack', CLIENT, '--json'], folder);
    const [{ filename, files }] = JSON.parse(told) as [{ filename: string; files: { path: string }[] }];
    const names = files.map((file) => file.path);
    expect(names).toEqual(
      expect.arrayContaining(['README.md', 'package.json', 'dist/src/index.js', 'dist/src/index.d.ts']),
    );
    expect(names.filter((name) => /^(src|types|node_modules)\//.test(name))).toEqual([]);

    fs.writeFileSync(path.join(folder, 'package.json'), '{"type": "module", "private": true}');
    await npm(['install', `./${filename}`, ...AT_HAND], folder);
    pieces().forEach((code, at) => fs.writeFileSync(path.join(folder, `piece-${at}.ts`), code));
    fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS }));
    await run(process.execPath, [tsc, '-p', '.'], folder);

    const first = path.join(folder, 'piece-0.js');
    const code = fs.readFileSync(first, 'utf8');
    fs.writeFileSync(first, code.replace('http://127.0.0.1:3000', server.url));
    await expect(run(process.execPath, [first], folder)).resolves.toMatch(
      /^.+: entry \d+ of [0-9a-f-]{36}\n/,
    );
  }, 300_000);
});
