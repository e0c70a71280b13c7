import './lib/node-version.mjs';

const args = process.argv.slice(2);

Promise.all([import('./lib/log.mjs'), import('./lib/usage.mjs'), import('./api/lint.mjs')]).then(
  ([{ runScript }, { withUsage }, { lintContract }]) =>
    runScript(() => withUsage('api:lint', args, () => lintContract(args))),
);
