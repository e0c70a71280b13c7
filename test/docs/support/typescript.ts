import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './documents.js';

const CLIENT = path.join(ROOT, 'clients/typescript/src/index.ts');
const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc');
const OPTIONS = {
  ...{ target: 'ES2022', lib: ['ES2023', 'DOM', 'DOM.Iterable'], module: 'nodenext', strict: true },
  ...{ noEmit: true, skipLibCheck: true, noUncheckedIndexedAccess: true, moduleDetection: 'force' },
  ...{ paths: { 'harker-client': [CLIENT] }, types: ['node'] },
  typeRoots: [path.join(ROOT, 'node_modules/@types')],
};

/** What the compiler finds wrong with programs, each in a file of its own; nothing: an empty text. */
export function typeFaults(texts: Readonly<Record<string, string>>): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'harker-types-'));
  for (const [name, text] of Object.entries(texts)) fs.writeFileSync(path.join(folder, name), text);
  fs.writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}');
  const config = { compilerOptions: OPTIONS, files: Object.keys(texts) };
  fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  return new Promise((settle) => {
    execFile(process.execPath, [TSC, '-p', folder], { cwd: folder }, (error, said, complained) => {
      fs.rmSync(folder, { recursive: true, force: true });
      settle(error === null ? '' : said + complained);
    });
  });
}

/** Makes a program for Node of TypeScript that stands in a document, with our client in it. */
export async function buildTypeScript(text: string, outfile: string): Promise<void> {
  await build({
    stdin: { contents: text, loader: 'ts', resolveDir: ROOT },
    alias: { 'harker-client': CLIENT },
    ...{ bundle: true, format: 'esm', platform: 'node', target: 'node20', outfile, logLevel: 'silent' },
  });
}
