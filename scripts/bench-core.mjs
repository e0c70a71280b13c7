import './lib/node-version.mjs';

const args = process.argv.slice(2);

Promise.all([import('./lib/log.mjs'), import('./lib/usage.mjs'), import('./core/bench-core.mjs')]).then(
  ([{ runScript }, { withUsage }, { benchCore }]) =>
    runScript(() => withUsage('bench:core', args, () => benchCore(args))),
);
