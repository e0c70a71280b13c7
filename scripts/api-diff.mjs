import './lib/node-version.mjs';

const args = process.argv.slice(2);

Promise.all([import('./lib/log.mjs'), import('./lib/usage.mjs'), import('./api/diff.mjs')]).then(
  ([{ runScript }, { withUsage }, { diffContract }]) =>
    runScript(() => withUsage('api:diff', args, () => diffContract(args))),
);
