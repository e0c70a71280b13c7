import path from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './documents.js';

/** Makes a program for Node of TypeScript that stands in a document, with our client in it. */
export async function buildTypeScript(text: string, outfile: string): Promise<void> {
  await build({
    stdin: { contents: text, loader: 'ts', resolveDir: ROOT },
    alias: { 'harker-client': path.join(ROOT, 'clients/typescript/src/index.ts') },
    ...{ bundle: true, format: 'esm', platform: 'node', target: 'node20', outfile, logLevel: 'silent' },
  });
}
