import './lib/node-version.mjs';

const args = process.argv.slice(2);

Promise.all([import('./lib/log.mjs'), import('./lib/usage.mjs'), import('./core/duels.mjs')]).then(
  ([{ runScript }, { withUsage }, { duels }]) => runScript(() => withUsage('duels', args, () => duels(args))),
);
