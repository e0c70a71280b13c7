import fs from 'node:fs';
import path from 'node:path';

/** The fenced blocks of a document of `docs`, in their order, by the language that is named. */
export function fenced(document: string, language: string): string[] {
  const text = fs.readFileSync(path.resolve(__dirname, '../../docs', document), 'utf8');
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)\n```$/gm)]
    .filter(([, named]) => named === language)
    .map(([, , block]) => block!);
}
