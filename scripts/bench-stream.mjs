import './lib/node-version.mjs';

const args = process.argv.slice(2);

Promise.all([import('./lib/log.mjs'), import('./lib/usage.mjs'), import('./bench/stream.mjs')]).then(
  ([{ runScript }, { withUsage }, { benchStream }]) =>
    runScript(() => withUsage('bench:stream', args, () => benchStream(args))),
);
