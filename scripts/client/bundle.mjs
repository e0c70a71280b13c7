import path from 'node:path';
import { PlainError } from '../lib/log.mjs';
import { inRoot, root } from '../lib/paths.mjs';

export const CLIENT_SOURCES = path.join('clients', 'typescript', 'src');

/** The client in one module for browsers, with all that it needs. */
export const CLIENT = inRoot('dist', 'clients', 'harker-client.js');

export async function bundledClient() {
  const { build } = await import('esbuild');
  try {
    const { outputFiles } = await build({
      entryPoints: [path.join(root, CLIENT_SOURCES, 'index.ts')],
      absWorkingDir: root,
      ...{ bundle: true, write: false, logLevel: 'silent' },
      ...{
        format: 'esm',
        platform: 'browser',
        target: ['chrome116', 'firefox124', 'safari17.4'],
        minifySyntax: true,
        minifyWhitespace: true,
      },
    });
    return outputFiles[0].contents;
  } catch (error) {
    throw new PlainError(`The client cannot be bundled:\n${error.message}`);
  }
}
