import path from 'node:path';
import { PlainError } from './log.mjs';

const LOADERS = { '.js': 'js', '.css': 'css' };

/** Scripts and styles of the pages, which are served without the blanks that make them good to read. */
export const isTightened = (source) =>
  source.startsWith(`pages${path.sep}`) && path.extname(source) in LOADERS;

export async function tightened(source, text) {
  const { transform } = await import('esbuild');
  try {
    const { code } = await transform(text, {
      loader: LOADERS[path.extname(source)],
      ...{ minifyWhitespace: true, charset: 'utf8', logLevel: 'silent' },
    });
    return code;
  } catch (error) {
    throw new PlainError(`${source} does not compile:\n${error.message}`);
  }
}
