import './lib/node-version.mjs';

const args = process.argv.slice(2);

Promise.all([import('./lib/log.mjs'), import('./lib/usage.mjs'), import('./bench/bench.mjs')]).then(
  ([{ runScript }, { withUsage }, { bench }]) => runScript(() => withUsage('bench', args, () => bench(args))),
);
