import './lib/node-version.mjs';

const args = process.argv.slice(2);

Promise.all([import('./lib/log.mjs'), import('./lib/usage.mjs'), import('./bench/replay.mjs')]).then(
  ([{ runScript }, { withUsage }, { benchReplay }]) =>
    runScript(() => withUsage('bench:replay', args, () => benchReplay(args))),
);
